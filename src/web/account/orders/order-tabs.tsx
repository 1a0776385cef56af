import { Link } from 'react-router'
import type { OrderGroup } from '#shop/orders/states.ts'
import { m } from '#words/messages.js'

type Tab = OrderGroup | 'all'

export const orderGroupWords = (): Record<Tab, string> => ({
  all: m.order_mine_all(),
  open: m.order_mine_open(),
  done: m.order_mine_done(),
  cancelled: m.order_mine_cancelled(),
})

const tabs: Tab[] = ['all', 'open', 'done', 'cancelled']

/** One filter as a row of links with how many each would show. */
export const OrderTabs = ({ counts, show }: { counts: Record<Tab, number>; show: OrderGroup | null }) => (
  <nav aria-label={m.order_mine_filter()} className="-mx-4 overflow-x-auto px-4 md:mx-0 md:px-0">
    <ul className="flex min-w-max gap-2">
      {tabs.map((tab) => (
        <li key={tab}>
          <Link
            to={tab === 'all' ? '/my-orders' : `/my-orders?show=${tab}`}
            preventScrollReset
            aria-current={tab === (show ?? 'all') ? 'true' : undefined}
            className="inline-flex min-h-11 items-center gap-2 rounded-md border border-line-strong px-3.5 font-[540] text-body transition-colors hover:border-ink aria-[current=true]:border-ink aria-[current=true]:bg-ink aria-[current=true]:text-bg"
          >
            {orderGroupWords()[tab]}
            <span className="num type-fine opacity-80">{counts[tab]}</span>
          </Link>
        </li>
      ))}
    </ul>
  </nav>
)
