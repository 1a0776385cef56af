import { cx } from '#ui/cx.ts'
import type { MenuItem } from './menu.ts'
import { MenuIcon } from './menu-icon.tsx'

type Props = { item: Pick<MenuItem, 'icon' | 'label' | 'badge'>; isInHeader?: boolean }

/** What an entry of a menu says: its sign, its name, and the word or two beside it. One line, read as one name. In the header they stand where the window has room for them. */
export const EntryText = ({ item: { icon, label, badge }, isInHeader = false }: Props) =>
  icon || badge ? (
    <span className="inline-flex items-center gap-2">
      {icon && <MenuIcon name={icon} className={isInHeader ? 'max-2xl:hidden' : undefined} />}
      {label}
      {badge && <EntryBadge className={isInHeader ? 'max-[1400px]:hidden' : undefined}>{badge}</EntryBadge>}
    </span>
  ) : (
    label
  )

/** On a ground of its own, so that it is read on the header over a picture as in the dark footer. */
const EntryBadge = ({ children, className }: { children: string; className?: string }) => (
  <span
    className={cx(
      'rounded-[5px] bg-[oklch(.94_.045_85)] px-1.5 py-0.5 text-xs leading-[1.35] font-semibold whitespace-nowrap text-[oklch(.36_.07_75)] no-underline [font-stretch:90%]',
      className,
    )}
  >
    {' '}
    {children}
  </span>
)
