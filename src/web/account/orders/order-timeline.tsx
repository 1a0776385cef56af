import { formatDateTime } from '#kit/clock.ts'
import { dong } from '#kit/money.ts'
import { readableWords } from '#platform/forms/readable.ts'
import type { TimelineKind } from '#shop/orders/order.ts'
import { getLocale } from '#words/runtime.js'
import { returnStepWords, workOrderStepWords } from '#web/shell/order/after-sales-words.ts'
import { m } from '#words/messages.js'
import { OrderShipments } from './order-shipments.tsx'
import type { OrderView } from './view-order.server.ts'

type Facts = OrderView['timeline'][number]['facts']

const sum = ({ amount }: Facts) => dong(Number(amount))

const sentences: Record<TimelineKind, (facts: Facts) => string> = readableWords({
  placed: () => m.order_timeline_placed(),
  confirmed: () => m.order_timeline_confirmed(),
  packed: () => m.order_timeline_packed(),
  shipped: (facts) => m.order_timeline_shipped({ carrier: String(facts.carrier ?? '') }),
  delivered: () => m.order_timeline_delivered(),
  completed: () => m.order_timeline_completed(),
  cancelled: () => m.order_timeline_cancelled(),
  reopened: () => m.order_timeline_reopened(),
  paid: (facts) => m.order_timeline_paid({ amount: sum(facts) }),
  part_paid: (facts) => m.order_timeline_part_paid({ amount: sum(facts) }),
  method_changed: () => m.order_timeline_method_changed(),
  refund_asked: (facts) => m.order_timeline_refund_asked({ amount: sum(facts) }),
  refunded: (facts) => m.order_timeline_refunded({ amount: sum(facts) }),
  refund_refused: (facts) => m.order_timeline_refund_refused({ amount: sum(facts) }),
  note: () => m.order_timeline_note(),
  edited: () => m.order_admin_timeline_edited(),
  e_invoice: (facts) => m.order_timeline_e_invoice({ number: String(facts.number ?? '') }),
  // These are never public.
  mailed: () => '',
  unpaid_confirmed: () => '',
  unpaid_allowed: () => '',
  collect_later: () => '',
  let_go: () => '',
  return: returnStepWords,
  work: workOrderStepWords,
  parcel_packed: (facts) => m.order_timeline_parcel_packed({ parcel: Number(facts.parcel) }),
  parcel_unpacked: (facts) => m.order_timeline_parcel_unpacked({ parcel: Number(facts.parcel) }),
  parcel_shipped: (facts) =>
    m.order_timeline_parcel_shipped({ parcel: Number(facts.parcel), carrier: String(facts.carrier ?? '') }),
  parcel_delivered: (facts) => m.order_timeline_parcel_delivered({ parcel: Number(facts.parcel) }),
  parcel_failed: (facts) => m.order_timeline_parcel_failed({ parcel: Number(facts.parcel) }),
  parcel_returned: (facts) => m.order_timeline_parcel_returned({ parcel: Number(facts.parcel) }),
  parcel_lost: (facts) => m.order_timeline_parcel_lost({ parcel: Number(facts.parcel) }),
  rest_ended: () => m.order_timeline_rest_ended(),
  parcel_tracking: (facts) => m.order_timeline_parcel_tracking({ parcel: Number(facts.parcel) }),
  parcel_booked: (facts) => m.order_timeline_parcel_booked({ parcel: Number(facts.parcel) }),
  parcel_unbooked: (facts) => m.order_timeline_parcel_unbooked({ parcel: Number(facts.parcel) }),
})

/** What happened, the latest first, and where the parcels can be followed. */
export function OrderTimeline({ order: { timeline, parcels, method } }: { order: OrderView }) {
  return (
    <section className="rounded-lg bg-sunken p-6">
      <OrderShipments parcels={parcels} />
      <h2 className="type-h3">{m.order_history()}</h2>
      <ol className="mt-3 grid gap-3">
        {timeline.toReversed().map(({ id, kind, facts, note, at }) => (
          <li key={id}>
            <span className="block font-medium text-ink">
              {kind === 'shipped' && method === 'pickup' ? m.order_timeline_ready() : sentences[kind](facts)}
            </span>
            {note && <span className="block break-words whitespace-pre-line">{note}</span>}
            <time dateTime={new Date(at).toISOString()} className="num type-fine text-muted">
              {formatDateTime(new Date(at), getLocale())}
            </time>
          </li>
        ))}
      </ol>
    </section>
  )
}
