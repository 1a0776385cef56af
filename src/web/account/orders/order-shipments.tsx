import { formatDateTime } from '#kit/clock.ts'
import { readableWords } from '#platform/forms/readable.ts'
import type { ShipmentState } from '#shop/orders/states.ts'
import { Tag, type TagTone } from '#ui/tag.tsx'
import { m } from '#words/messages.js'
import { getLocale } from '#words/runtime.js'
import type { OrderView } from './view-order.server.ts'

/** Each parcel with what is in it, how far it has come, and where it can be followed. */
export function OrderShipments({ parcels }: Pick<OrderView, 'parcels'>) {
  if (!parcels.length) return null
  const isOne = parcels.length === 1
  return (
    <section className="mb-6 border-b border-line pb-6">
      <h2 className="type-h3">{m.order_parcels()}</h2>
      <ul className="mt-3 grid gap-5">
        {parcels.map(({ id, number, state, carrier, trackingCode, trackingUrl, deliveredAt, inside }) => (
          <li key={id}>
            <p className="flex flex-wrap items-center gap-2 font-medium text-ink">
              {!isOne && m.order_parcel({ number })}
              <Tag tone={tones[state]}>{parcelStateWords[state]()}</Tag>
            </p>
            {!isOne && (
              <ul className="mt-1 type-small text-muted">
                {inside.map(({ name, count }) => (
                  <li key={name}>{m.order_parcel_of({ name, count })}</li>
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
              <time dateTime={new Date(deliveredAt).toISOString()} className="num type-fine text-muted">
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

const parcelStateWords: Record<ShipmentState, () => string> = readableWords({
  preparing: () => m.shipment_state_preparing(),
  handed_over: () => m.shipment_state_handed_over(),
  in_transit: () => m.shipment_state_in_transit(),
  delivered: () => m.shipment_state_delivered(),
  failed_attempt: () => m.shipment_state_failed_attempt(),
  returned: () => m.shipment_state_returned(),
  lost: () => m.shipment_state_lost(),
  cancelled: () => m.shipment_state_cancelled(),
})
