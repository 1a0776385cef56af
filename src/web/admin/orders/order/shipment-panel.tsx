import { Link } from 'react-router'
import { formatDateTime } from '#kit/clock.ts'
import { dong } from '#kit/money.ts'
import { m } from '#words/messages.js'
import { getLocale } from '#words/runtime.js'
import { FactList } from '#web/admin-kit/page/fact-list.tsx'
import { Panel } from '#web/admin-kit/page/panel.tsx'
import type { AdminOrder } from './read-admin-order.ts'
import { ShipmentTag } from '#web/admin-kit/states/state-tags.tsx'

/** Before an order is confirmed there is nothing to pack. */
const hasShipments = (order: AdminOrder) => order.shipments.length > 0 || order.state === 'confirmed'

type Shipment = AdminOrder['shipments'][number]

export const ShipmentPanel = ({ order }: { order: AdminOrder }) => (
  <Panel
    title={m.admin_shipment()}
    aside={
      hasShipments(order) && (
        <Link to={`/admin/orders/${order.id}/parcels`} className="link inline-flex min-h-11 items-center">
          {order.shipments.length ? m.shipment_admin_open() : m.shipment_admin_split()}
        </Link>
      )
    }
  >
    {order.shipments.length === 0 && (
      <p className="text-muted">{order.state === 'cancelled' ? m.admin_shipment_never() : m.admin_shipment_none()}</p>
    )}
    <ul className="grid gap-5">
      {order.shipments.map((shipment) => (
        <li key={shipment.id}>
          <p className="mb-2.5 flex flex-wrap items-center gap-2">
            {order.shipments.length > 1 && (
              <b className="font-semibold text-ink">{m.shipment_admin_one({ number: shipment.number })}</b>
            )}
            <ShipmentTag state={shipment.state} method={order.method} />
          </p>
          <ShipmentFacts shipment={shipment} method={order.method} />
        </li>
      ))}
    </ul>
  </Panel>
)

const when = (at: Date | null) => at && formatDateTime(at, getLocale())

const ShipmentFacts = ({ shipment, method }: { shipment: Shipment; method: AdminOrder['method'] }) => (
  <FactList
    rows={[
      [m.admin_carrier(), method === 'pickup' ? null : shipment.carrier],
      [m.admin_tracking_code(), shipment.trackingCode && <Tracking shipment={shipment} />],
      [
        m.admin_cod_amount(),
        shipment.handedOverAt && method !== 'pickup' && <span className="num">{dong(shipment.codAmount)}</span>,
      ],
      [m.admin_packed_at(), when(shipment.createdAt)],
      [method === 'pickup' ? m.admin_step_ready() : m.admin_handed_over_at(), when(shipment.handedOverAt)],
      [method === 'pickup' ? m.admin_step_collected() : m.admin_delivered_at(), when(shipment.deliveredAt)],
    ]}
  />
)

const Tracking = ({ shipment }: { shipment: Shipment }) =>
  shipment.trackingUrl ? (
    <a href={shipment.trackingUrl} target="_blank" rel="noreferrer" className="link num break-all">
      {shipment.trackingCode}
      <span className="sr-only"> ({m.admin_new_window()})</span>
    </a>
  ) : (
    <span className="num break-all">{shipment.trackingCode}</span>
  )
