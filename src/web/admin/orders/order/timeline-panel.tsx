import { Eye, Lock } from 'lucide-react'
import { formatDate, shopDay, formatDateTime } from '#kit/clock.ts'
import { dong } from '#kit/money.ts'
import { readableWords } from '#platform/forms/readable.ts'
import type { TimelineRow } from '#shop/orders/timeline/list-timeline.ts'
import { partsIn } from '#shop/orders/order-change.ts'
import type { TimelineKind } from '#shop/orders/order.ts'
import { describeParts } from '#shop/orders/edits/describe-change.ts'
import type { MethodCode } from '#shop/shipping/address.ts'
import { returnStepWords, workOrderStepWords } from '#web/shell/order/after-sales-words.ts'
import { m } from '#words/messages.js'
import { getLocale } from '#words/runtime.js'
import { actorWords } from '#web/admin-kit/page/actor-words.ts'
import { dayWords } from '#web/admin-kit/page/day-words.ts'
import { Panel } from '#web/admin-kit/page/panel.tsx'

/** `number` is the number of a shipment. */
type TimelineFacts = Omit<TimelineRow['facts'], 'amount'> & { number: number; amount: string; invoiceNumber: string }

const kindWords: Record<TimelineKind, (facts: TimelineFacts) => string> = readableWords({
  placed: () => m.admin_event_placed(),
  confirmed: () => m.admin_event_confirmed(),
  packed: () => m.admin_event_packed(),
  shipped: () => m.admin_event_shipped(),
  delivered: () => m.admin_event_delivered(),
  completed: () => m.admin_event_completed(),
  cancelled: () => m.admin_event_cancelled(),
  reopened: () => m.order_timeline_reopened(),
  paid: () => m.admin_event_paid(),
  part_paid: (facts) => m.order_timeline_part_paid(facts),
  method_changed: () => m.order_timeline_method_changed(),
  refund_requested: (facts) => m.order_timeline_refund_requested(facts),
  refunded: (facts) => m.order_timeline_refunded(facts),
  refund_refused: (facts) => m.order_timeline_refund_refused(facts),
  note: () => m.admin_event_note(),
  edited: (facts) => {
    const parts = partsIn(facts)
    return parts.length ? describeParts(parts, getLocale()) : m.order_admin_event_edited()
  },
  emailed: () => m.order_admin_event_emailed(),
  unpaid_confirmed: () => m.order_admin_event_unpaid_confirmed(),
  unpaid_allowed: () => m.order_admin_event_unpaid_allowed(),
  e_invoice: ({ invoiceNumber }) => m.order_timeline_e_invoice({ number: invoiceNumber }),
  return: returnStepWords,
  work: workOrderStepWords,
  shipment_packed: (facts) => m.order_timeline_shipment_packed(facts),
  shipment_unpacked: (facts) => m.order_timeline_shipment_unpacked(facts),
  shipment_shipped: (facts) => m.admin_event_shipment_shipped(facts),
  shipment_delivered: (facts) => m.order_timeline_shipment_delivered(facts),
  shipment_failed: (facts) => m.order_timeline_shipment_failed(facts),
  shipment_returned: (facts) => m.order_timeline_shipment_returned(facts),
  shipment_lost: (facts) => m.order_timeline_shipment_lost(facts),
  remainder_cancelled: () => m.order_timeline_remainder_cancelled(),
  collect_later: ({ day }) =>
    m.order_admin_timeline_later({ day: formatDate(new Date(`${day}T00:00:00+07:00`), getLocale()) }),
  written_off: (facts) => m.order_admin_timeline_written_off(facts),
  shipment_tracking: (facts) => m.order_timeline_shipment_tracking(facts),
  shipment_booked: (facts) => m.order_timeline_shipment_booked(facts),
  shipment_unbooked: (facts) => m.order_timeline_shipment_unbooked(facts),
})

/** What is to be collected goes to no carrier. */
const readyWords: Partial<Record<TimelineKind, (facts: TimelineFacts) => string>> = {
  shipped: () => m.admin_ready(),
  shipment_shipped: (facts) => m.order_timeline_shipment_ready(facts),
}

const timelineFacts = ({ facts }: TimelineRow): TimelineFacts => ({
  ...facts,
  number: Number(facts.shipment),
  amount: dong(Number(facts.amount)),
  invoiceNumber: String(facts.number ?? ''),
})

/** The timeline by day, the latest first, with the actor and whether the customer sees the entry. */
export function TimelinePanel({ rows, method }: { rows: TimelineRow[]; method: MethodCode }) {
  const days = Map.groupBy(rows, (row) => shopDay(row.at))
  return (
    <Panel title={m.admin_timeline()}>
      {[...days].map(([day, events]) => (
        <section key={day} className="not-first:mt-5">
          <h3 className="type-label text-muted">{dayWords(events[0]!.at)}</h3>
          <ol className="mt-1">
            {events.map((event) => (
              <Entry key={event.id} event={event} isPickup={method === 'pickup'} />
            ))}
          </ol>
        </section>
      ))}
    </Panel>
  )
}

function Entry({ event, isPickup }: { event: TimelineRow; isPickup: boolean }) {
  const sentence = ((isPickup && readyWords[event.kind]) || kindWords[event.kind])(timelineFacts(event))
  return (
    <li className="grid grid-cols-[3.25rem_minmax(0,1fr)_auto] gap-x-3 border-b border-line py-2.5 last:border-b-0">
      <time dateTime={event.at.toISOString()} className="num text-muted">
        {timeOfDay(event.at)}
      </time>
      <div className="min-w-0">
        <p className="font-[560] text-ink">{sentence}</p>
        <Details event={event} isPickup={isPickup} sentence={sentence} />
        <p className="type-fine text-muted">{actorWords(event)}</p>
      </div>
      <PublicMark isPublic={event.public} />
    </li>
  )
}

type Detailed = { event: TimelineRow; isPickup: boolean; sentence: string }

/** Facts that the sentence above does not contain already. */
function Details({ event: { facts, note, reason }, isPickup, sentence }: Detailed) {
  const { carrier, trackingCode, amount, to } = facts
  const words = [!isPickup && carrier, trackingCode, to, typeof amount === 'number' && dong(amount)]
    .filter((word) => word && !sentence.includes(String(word)))
    .join(' · ')
  return (
    <>
      {words && <p className="num break-words">{words}</p>}
      {note && <p className="break-words whitespace-pre-line">{note}</p>}
      {reason && <p className="break-words">{m.order_admin_event_reason({ reason })}</p>}
    </>
  )
}

const PublicMark = ({ isPublic }: { isPublic: boolean }) => (
  <span className="type-fine inline-flex items-center gap-1.5 self-start text-muted">
    {isPublic ? <Eye aria-hidden size={15} /> : <Lock aria-hidden size={15} />}
    {isPublic ? m.admin_event_public() : m.admin_event_private()}
  </span>
)

/** `22:30` in the time zone of the shop: formatDateTime writes the time first in both languages. */
const timeOfDay = (at: Date) => formatDateTime(at, 'vi').split(' ')[0]!
