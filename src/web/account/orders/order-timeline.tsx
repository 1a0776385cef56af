import { formatDateTime } from '#kit/clock.ts'
import { dong } from '#kit/money.ts'
import type { TimelineKind } from '#shop/orders/order.ts'
import { getLocale } from '#words/runtime.js'
import { m } from '#words/messages.js'
import type { OrderView } from './view-order.server.ts'

type Facts = OrderView['timeline'][number]['facts']

const sentences: Record<TimelineKind, (facts: Facts) => string> = {
  placed: () => m.timeline_placed(),
  confirmed: () => m.timeline_confirmed(),
  packed: () => m.timeline_packed(),
  shipped: (facts) => m.timeline_shipped({ carrier: String(facts.carrier ?? '') }),
  delivered: () => m.timeline_delivered(),
  completed: () => m.timeline_completed(),
  cancelled: () => m.timeline_cancelled(),
  paid: (facts) => m.timeline_paid({ amount: dong(Number(facts.amount)) }),
  note: () => m.timeline_note(),
}

/** What happened, the latest first, and where the parcel can be followed. */
export function OrderTimeline({ order: { timeline, parcel, method } }: { order: OrderView }) {
  return (
    <section className="rounded-lg bg-sunken p-6">
      {parcel?.code && (
        <p className="mb-5">
          <span className="block type-fine text-muted">
            {m.order_tracking()} · {parcel.carrier}
          </span>
          <span className="num text-lg font-semibold text-ink">{parcel.code}</span>
          {parcel.url && (
            <a
              href={parcel.url}
              rel="noreferrer"
              target="_blank"
              className="block text-accent underline underline-offset-4"
            >
              {m.order_tracking_open()}
            </a>
          )}
        </p>
      )}
      <h2 className="type-h3">{m.order_history()}</h2>
      <ol className="mt-3 grid gap-3">
        {timeline.toReversed().map(({ id, kind, facts, at }) => (
          <li key={id}>
            <span className="block font-medium text-ink">
              {kind === 'shipped' && method === 'pickup' ? m.timeline_ready() : sentences[kind](facts)}
            </span>
            <time dateTime={new Date(at).toISOString()} className="num type-fine text-muted">
              {formatDateTime(new Date(at), getLocale())}
            </time>
          </li>
        ))}
      </ol>
    </section>
  )
}
