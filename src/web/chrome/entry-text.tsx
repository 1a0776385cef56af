import type { MenuItem } from './menu.ts'
import { MenuIcon } from './menu-icon.tsx'

/** What an entry of a menu says: its sign, its name, and the word or two beside it. One line, read as one name. */
export const EntryText = ({ item: { icon, label, badge } }: { item: Pick<MenuItem, 'icon' | 'label' | 'badge'> }) =>
  icon || badge ? (
    <span className="inline-flex items-center gap-2">
      {icon && <MenuIcon name={icon} />}
      {label}
      {badge && <EntryBadge>{badge}</EntryBadge>}
    </span>
  ) : (
    label
  )

/** On a ground of its own, so that it is read on the header over a picture as in the dark footer. */
const EntryBadge = ({ children }: { children: string }) => (
  <span className="rounded-[5px] bg-[oklch(.94_.045_85)] px-1.5 py-0.5 text-xs leading-[1.35] font-semibold whitespace-nowrap text-[oklch(.36_.07_75)] no-underline [font-stretch:90%]">
    {' '}
    {children}
  </span>
)
