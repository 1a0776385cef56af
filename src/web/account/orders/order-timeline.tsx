import { formatDateTime } from '#kit/clock.ts'
import { dong } from '#kit/money.ts'
import { readableWords } from '#platform/forms/readable.ts'
import type { TimelineKind } from '#shop/orders/order.ts'
import { isOnTheRoad, type ShipmentState } from '#shop/orders/states.ts'
import type { MethodCode } from '#shop/shipping/address.ts'
import { Tag, type TagTone } from '#ui/tag.tsx'
import { getLocale } from '#words/runtime.js'
import { returnStepWords, workOrderStepWords } from '#web/shell/order/after-sales-words.ts'
import { m } from '#words/messages.js'
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
  refund_requested: (facts) => m.order_timeline_refund_requested({ amount: sum(facts) }),
  refunded: (facts) => m.order_timeline_refunded({ amount: sum(facts) }),
  refund_refused: (facts) => m.order_timeline_refund_refused({ amount: sum(facts) }),
  note: () => m.order_timeline_note(),
  edited: () => m.order_admin_timeline_edited(),
  e_invoice: (facts) => m.order_timeline_e_invoice({ number: String(facts.number ?? '') }),
  // These entries are never public.
  emailed: () => '',
  unpaid_confirmed: () => '',
  unpaid_allowed: () => '',
  collect_later: () => '',
  written_off: () => '',
  return: returnStepWords,
  work: workOrderStepWords,
  shipment_packed: (facts) => m.order_timeline_shipment_packed({ number: Number(facts.shipment) }),
  shipment_unpacked: (facts) => m.order_timeline_shipment_unpacked({ number: Number(facts.shipment) }),
  shipment_shipped: (facts) =>
    m.order_timeline_shipment_shipped({ number: Number(facts.shipment), carrier: String(facts.carrier ?? '') }),
  shipment_delivered: (facts) => m.order_timeline_shipment_delivered({ number: Number(facts.shipment) }),
  shipment_failed: (facts) => m.order_timeline_shipment_failed({ number: Number(facts.shipment) }),
  shipment_returned: (facts) => m.order_timeline_shipment_returned({ number: Number(facts.shipment) }),
  shipment_lost: (facts) => m.order_timeline_shipment_lost({ number: Number(facts.shipment) }),
  remainder_cancelled: () => m.order_timeline_remainder_cancelled(),
  shipment_tracking: (facts) => m.order_timeline_shipment_tracking({ number: Number(facts.shipment) }),
  shipment_booked: (facts) => m.order_timeline_shipment_booked({ number: Number(facts.shipment) }),
  shipment_unbooked: (facts) => m.order_timeline_shipment_unbooked({ number: Number(facts.shipment) }),
})

/** What is to be collected goes to no carrier. */
const readySentences: Partial<Record<TimelineKind, (facts: Facts) => string>> = {
  shipped: () => m.order_timeline_ready(),
  shipment_shipped: (facts) => m.order_timeline_shipment_ready({ number: Number(facts.shipment) }),
}

const sentenceOf = (kind: TimelineKind, method: MethodCode) =>
  (method === 'pickup' && readySentences[kind]) || sentences[kind]

/** Timeline with the latest entry first, and the shipments with their tracking links. */
export function OrderTimeline({ order: { timeline, shipments, method } }: { order: OrderView }) {
  return (
    <section className="rounded-lg bg-sunken p-6">
      <OrderShipments shipments={shipments} method={method} />
      <h2 className="type-h3">{m.order_history()}</h2>
      <ol className="mt-3 grid gap-3">
        {timeline.toReversed().map(({ id, kind, facts, note, at }) => (
          <li key={id}>
            <span className="block font-medium text-ink">{sentenceOf(kind, method)(facts)}</span>
            {note && <span className="block break-words whitespace-pre-line">{note}</span>}
            <time dateTime={new Date(at).toISOString()} className="type-fine text-muted">
              {formatDateTime(new Date(at), getLocale())}
            </time>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Each shipment with its contents, state and tracking link. */
function OrderShipments({ shipments, method }: Pick<OrderView, 'shipments' | 'method'>) {
  if (!shipments.length) return null
  const isOne = shipments.length === 1
  return (
    <section className="mb-6 border-b border-line pb-6">
      <h2 className="type-h3">{m.order_shipments()}</h2>
      <ul className="mt-3 grid gap-5">
        {shipments.map(({ id, number, carrier, trackingCode, trackingUrl, deliveredAt, inside, ...shown }) => (
          <li key={id}>
            <p className="flex flex-wrap items-center gap-2 font-medium text-ink">
              {!isOne && m.order_shipment({ number })}
              <ShipmentTag {...shown} method={method} />
            </p>
            {!isOne && (
              <ul className="mt-1 type-small text-muted">
                {inside.map(({ name, count }) => (
                  <li key={name}>{m.order_shipment_of({ name, count })}</li>
                ))}
              </ul>
            )}
            {trackingCode && (
              <p className="mt-2">
                <span className="block type-fine text-muted">
                  {m.order_tracking()} · {carrier}
                </span>
                <span className="num text-lg font-semibold break-all text-ink">{trackingCode}</span>
                {trackingUrl && (
                  <a href={trackingUrl} rel="noreferrer" target="_blank" className="link flex min-h-11 items-center">
                    {m.order_tracking_open()}
                  </a>
                )}
              </p>
            )}
            {deliveredAt && (
              <time dateTime={new Date(deliveredAt).toISOString()} className="type-fine text-muted">
                {formatDateTime(new Date(deliveredAt), getLocale())}
              </time>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

const tones: Record<ShipmentState, TagTone> = {
  preparing: 'amber',
  handed_over: 'accent',
  in_transit: 'accent',
  delivered: 'green',
  failed_attempt: 'amber',
  returned: 'neutral',
  lost: 'red',
  cancelled: 'neutral',
}

const shipmentStateWords: Record<ShipmentState, () => string> = readableWords({
  preparing: () => m.shipment_state_preparing(),
  handed_over: () => m.shipment_state_handed_over(),
  in_transit: () => m.shipment_state_in_transit(),
  delivered: () => m.shipment_state_delivered(),
  failed_attempt: () => m.shipment_state_failed_attempt(),
  returned: () => m.shipment_state_returned(),
  lost: () => m.shipment_state_lost(),
  cancelled: () => m.shipment_state_cancelled(),
})

type ShownShipment = Pick<OrderView['shipments'][number], 'state' | 'isGoingBack'> & Pick<OrderView, 'method'>

/** Goods on their way back are not awaited any more; goods to collect wait in the shop. */
function ShipmentTag({ state, isGoingBack, method }: ShownShipment) {
  if (isGoingBack) return <Tag>{m.shipment_state_going_back()}</Tag>
  const isReady = method === 'pickup' && isOnTheRoad(state)
  return <Tag tone={tones[state]}>{isReady ? m.order_timeline_ready() : shipmentStateWords[state]()}</Tag>
}
