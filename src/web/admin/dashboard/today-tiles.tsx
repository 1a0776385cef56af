import { Link } from 'react-router'
import { dong } from '#kit/money.ts'
import type { SalesDay } from '#shop/analytics/sales.ts'
import { m } from '#words/messages.js'
import { formatCount } from '#web/admin-kit/page/format-count.ts'

/** Today and yesterday, the last two of `days`; each leads to the report of its day. */
export function TodayTiles({ days }: { days: SalesDay[] }) {
  const tiles = [
    { period: 'today', name: m.analytics_today(), day: days.at(-1) },
    { period: 'yesterday', name: m.analytics_yesterday(), day: days.at(-2) },
  ]
  return (
    <ul className="grid grid-cols-2 gap-3 md:gap-4">
      {tiles.map(({ period, name, day }) => (
        <li key={period}>
          <Link
            to={`/admin/analytics?period=${period}`}
            className="group block h-full rounded-sm border border-line bg-surface px-4 py-3.5 transition-colors hover:border-line-strong md:px-5"
          >
            <span className="block font-[560] text-ink group-hover:underline group-hover:underline-offset-4">
              {name}
            </span>
            <span className="num block text-[1.125rem] leading-[1.3] font-[640] tracking-[-.02em] whitespace-nowrap text-ink sm:text-[1.75rem] sm:[font-stretch:108%]">
              {dong(day?.net ?? 0)}
            </span>
            <span className="block leading-snug text-body">{m.analytics_net()}</span>
            <span className="num type-small block text-muted">
              {m.analytics_orders()}: {formatCount(day?.orders ?? 0)}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
