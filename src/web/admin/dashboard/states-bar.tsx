import { Link } from 'react-router'
import type { OrderState } from '#shop/orders/states.ts'
import { m } from '#words/messages.js'
import { formatCount } from '#web/admin-kit/page/format-count.ts'
import { Panel } from '#web/admin-kit/page/panel.tsx'
import { orderLooks } from '#web/admin-kit/states/state-tags.tsx'

const shown = ['placed', 'confirmed', 'packed', 'shipped', 'delivered'] as const

/** Fills from solid to hatched, so that neighbours differ without colour too. */
const grounds: Record<(typeof shown)[number], string> = {
  placed: 'var(--amber)',
  confirmed: 'var(--accent)',
  packed: 'repeating-linear-gradient(45deg, var(--accent) 0 5px, var(--accent-soft) 5px 9px)',
  shipped: 'repeating-linear-gradient(90deg, var(--accent) 0 2px, var(--accent-soft) 2px 8px)',
  delivered: 'var(--line-strong)',
}

/** Open orders by state: the bar shows the shares, the list below the numbers in the same order. */
export function StatesBar({ orders }: { orders: Partial<Record<OrderState, number>> }) {
  const all = shown.reduce((sum, state) => sum + (orders[state] ?? 0), 0)
  return (
    <Panel title={m.admin_states()}>
      {all ? (
        <div aria-hidden className="flex h-6 gap-0.5 overflow-hidden rounded-sm">
          {shown.map((state) =>
            orders[state] ? (
              <span key={state} className="min-w-1.5" style={{ flexGrow: orders[state], background: grounds[state] }} />
            ) : null,
          )}
        </div>
      ) : (
        <p className="text-muted">{m.admin_states_none()}</p>
      )}
      <ul className="mt-4 grid gap-x-6 sm:grid-cols-2 md:grid-cols-5">
        {shown.map((state) => (
          <li key={state}>
            <Link to={`/admin/orders?state=${state}`} className="group flex min-h-11 items-center gap-2.5 rounded-sm">
              <span aria-hidden className="size-3.5 shrink-0 rounded-[3px]" style={{ background: grounds[state] }} />
              <span className="leading-snug group-hover:underline group-hover:underline-offset-4">
                {orderLooks[state].words()}
              </span>
              <span className="num ml-auto font-semibold text-ink md:ml-0">{formatCount(orders[state] ?? 0)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
