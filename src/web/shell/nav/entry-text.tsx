import { cx } from '#ui/cx.ts'
import type { MenuItem } from './menu.ts'
import { MenuIcon } from './menu-icon.tsx'

type Props = { item: Pick<MenuItem, 'icon' | 'label' | 'lang' | 'badge'>; isInHeader?: boolean }

/** A menu entry: its icon, its name and its badge, in one line that is read as one name. In the header icon and badge show only where there is room. */
export function EntryText({ item: { icon, label, lang, badge }, isInHeader = false }: Props) {
  const words = lang ? <span lang={lang}>{label}</span> : label
  if (!icon && !badge) return words
  return (
    <span className="inline-flex items-center gap-2">
      {icon && <MenuIcon name={icon} className={isInHeader ? 'max-2xl:hidden' : undefined} />}
      {words}
      {badge && <EntryBadge className={isInHeader ? 'max-[1400px]:hidden' : undefined}>{badge}</EntryBadge>}
    </span>
  )
}

/** Has its own background, so that it can be read on the header over a picture and in the dark footer. */
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
