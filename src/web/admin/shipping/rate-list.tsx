import { dong } from '#kit/money.ts'
import type { ZoneRow } from '#shop/shipping/zones/list-zones.ts'
import { deliveryMethodName } from '#shop/shipping/zones/delivery-method-name.ts'
import { m } from '#words/messages.js'
import { formatCount } from '#web/admin-kit/page/format-count.ts'
import { deliveryDaysText } from './delivery-days-text.ts'

/** Prices stand one below the other, so that no phone has to scroll sideways. */
export const RateList = ({ rates }: { rates: ZoneRow['rates'] }) => (
  <ul className="mt-3 grid">
    {rates.map((rate) => (
      <li key={rate.id} className="num flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line py-2">
        <span className="min-w-0">
          <span className="text-ink">{deliveryMethodName(rate.method)}</span>
          <span className="block text-muted">
            {[
              rate.toWeightG === null && rate.fromWeightG === 0
                ? null
                : m.delivery_zone_weights({
                    from: formatCount(rate.fromWeightG),
                    to: rate.toWeightG === null ? '∞' : formatCount(rate.toWeightG),
                  }),
              rate.fromValue ? m.delivery_zone_from_value({ value: dong(rate.fromValue) }) : null,
              deliveryDaysText(rate),
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </span>
        <b className="font-semibold text-ink">{rate.fee ? dong(rate.fee) : m.checkout_free()}</b>
      </li>
    ))}
  </ul>
)
