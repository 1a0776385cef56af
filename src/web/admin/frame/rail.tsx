import { Boxes, ClipboardList, LayoutDashboard, MessageSquareText, type LucideIcon } from 'lucide-react'
import { NavLink } from 'react-router'
import { CountBadge } from '#ui/count-badge.tsx'
import { m } from '#words/messages.js'

type Entry = { to: string; end?: boolean; Icon: LucideIcon; label: string; count?: number; countWords?: string }

/** Only what exists. */
const entries = (toConfirm: number): Entry[] => [
  { to: '/admin', end: true, Icon: LayoutDashboard, label: m.admin_dashboard() },
  {
    to: '/admin/orders',
    Icon: ClipboardList,
    label: m.admin_orders(),
    count: toConfirm,
    countWords: m.admin_rail_waiting({ count: toConfirm }),
  },
  { to: '/admin/inventory', Icon: Boxes, label: m.admin_inventory() },
  { to: '/moderation', Icon: MessageSquareText, label: m.moderation_title() },
]

export function Rail({ toConfirm }: { toConfirm: number }) {
  return (
    <nav
      aria-label={m.admin_rail()}
      className="border-line bg-surface max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-20 max-md:border-t max-md:pb-[env(safe-area-inset-bottom)] md:border-r md:p-2 lg:p-3 print:hidden"
    >
      <ul className="flex md:sticky md:top-16 md:grid md:gap-1">
        {entries(toConfirm).map((entry) => (
          <li key={entry.to} className="flex-1">
            <RailLink {...entry} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

const look =
  'group relative flex min-h-14 flex-col items-center justify-center gap-1 text-[0.75rem] font-[560] text-muted transition-colors hover:text-ink aria-[current=page]:text-ink md:min-h-12 md:rounded-sm md:hover:bg-sunken md:aria-[current=page]:bg-accent-soft lg:min-h-11 lg:flex-row lg:justify-start lg:gap-3 lg:px-3 lg:text-[0.9375rem]'
/** Where one is, said by form as well as by colour. */
const mark =
  'absolute inset-x-5 top-0 h-[3px] rounded-b-sm bg-accent not-group-aria-[current=page]:hidden md:inset-x-auto md:inset-y-2.5 md:left-0 md:h-auto md:w-[3px] md:rounded-sm'

function RailLink({ to, end, Icon, label, count = 0, countWords }: Entry) {
  return (
    <NavLink to={to} end={end} title={label} className={look}>
      <span aria-hidden className={mark} />
      <span className="relative">
        <Icon aria-hidden size={22} strokeWidth={1.7} />
        <span className="absolute -top-2 -right-4 size-5 lg:hidden">
          <CountBadge count={count} />
        </span>
      </span>
      <span className="md:max-lg:sr-only">{label}</span>
      {count > 0 && (
        <>
          <span
            aria-hidden
            className="num ml-auto hidden rounded-sm bg-red px-1.5 text-[0.8125rem] leading-5.5 font-bold text-on-accent lg:block"
          >
            {count}
          </span>
          <span className="sr-only">{countWords}</span>
        </>
      )}
    </NavLink>
  )
}
