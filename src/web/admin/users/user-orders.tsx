import { Link } from 'react-router'
import { formatDateTime } from '#kit/clock.ts'
import { dong } from '#kit/money.ts'
import { m } from '#words/messages.js'
import { getLocale } from '#words/runtime.js'
import { formatCount } from '#web/admin-kit/page/format-count.ts'
import { Panel } from '#web/admin-kit/page/panel.tsx'
import { OrderTag } from '#web/admin-kit/states/state-tags.tsx'
import type { ShownAccount } from './read-user-account.ts'

/** The latest orders; the order list has all of them. Exchanges are shown but not counted, as in the list of users. */
export const UserOrders = ({ id: userId, bought, orders, hasMoreOrders }: ShownAccount) => (
  <Panel
    title={`${m.admin_orders()} (${formatCount(orders)})`}
    aside={
      hasMoreOrders && (
        <Link to={`/admin/orders?user=${userId}`} className="link inline-flex min-h-11 items-center">
          {m.user_all_orders()}
        </Link>
      )
    }
  >
    {bought.length ? (
      <ul>
        {bought.map(({ id, code, state, method, payment, total, placedAt }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line py-2 first:border-t-0"
          >
            <Link to={`/admin/orders/${id}`} className="link inline-flex min-h-11 items-center font-semibold">
              {code}
            </Link>
            <span className="type-small text-muted normal-nums">{formatDateTime(placedAt, getLocale())}</span>
            <OrderTag {...{ state, method, payment }} />
            <span className="num font-semibold text-ink">{dong(total)}</span>
          </li>
        ))}
      </ul>
    ) : (
      <p className="text-muted">{m.user_no_orders()}</p>
    )}
  </Panel>
)
