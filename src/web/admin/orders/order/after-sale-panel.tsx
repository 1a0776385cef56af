import { Link } from 'react-router'
import { Tag } from '#ui/tag.tsx'
import { buttonClass } from '#ui/button.tsx'
import { returnLooks } from '#web/shell/returns/return-words.ts'
import { workOrderLooks } from '#web/shell/order/work-words.ts'
import { m } from '#words/messages.js'
import { Panel } from '#web/admin-kit/page/panel.tsx'
import type { AdminOrder } from './read-admin-order.ts'

/** Work orders and returns of the order, and the button to open a return for a customer who calls. */
export function AfterSalePanel({ order }: { order: AdminOrder }) {
  const isHere = order.shipments.some((shipment) => shipment.state === 'delivered')
  if (!order.workOrders.length && !order.returns.length && !isHere) return null
  return (
    <Panel title={m.return_admin_after()}>
      <ul className="num grid gap-2">
        {order.workOrders.map((work) => (
          <li key={work.code} className="flex flex-wrap items-center justify-between gap-2">
            <Link to={`/admin/work/${work.id}`} className="link inline-flex min-h-9 items-center">
              {work.code}
            </Link>
            <Tag tone={workOrderLooks[work.state].tone}>{workOrderLooks[work.state].words()}</Tag>
          </li>
        ))}
        {order.returns.map((one) => (
          <li key={one.id} className="flex flex-wrap items-center justify-between gap-2">
            <Link to={`/admin/returns/${one.id}`} className="link inline-flex min-h-9 items-center">
              {one.code}
            </Link>
            <Tag tone={returnLooks[one.state].tone}>{returnLooks[one.state].words()}</Tag>
          </li>
        ))}
      </ul>
      {isHere && (
        <Link
          to={`/admin/returns/new/${order.id}`}
          className={`${buttonClass({ variant: 'outline', size: 'sm' })} mt-3`}
        >
          {m.return_admin_open()}
        </Link>
      )}
    </Panel>
  )
}
