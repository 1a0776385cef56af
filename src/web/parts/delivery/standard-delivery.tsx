import { dong } from '#kit/money.ts'
import type { WardKind } from '#shop/shipping/address.ts'
import { m } from '#words/messages.js'
import type { DeliveryView } from './view-delivery.server.ts'

const kindWords: Record<WardKind, () => string> = {
  phuong: m.delivery_wards,
  xa: m.delivery_communes,
  dac_khu: m.delivery_islands,
}

type Area = DeliveryView['areas'][number]

/** What the order is worth with the thing on this page. `isCounted`: it lies in the cart already. */
type Order = { value: number; isCounted: boolean }

/**
 * Days and fee, one line for wards that are alike; a fee that all share is said once, below the days. With the `order`, which only browsers know, what
 * is missing to free delivery is said as in drawer and cart (free-shipping.tsx); without it, from which value on it is free.
 */
export function StandardDelivery({ view, order }: { view: DeliveryView; order?: Order }) {
  const { province, areas, isOneForAll, notice, isFreeByValue } = view
  if (!province) return null
  if (!areas.length) return <p>{m.delivery_none({ province: province.label })}</p>
  const feeOf = (area: Area) => feeWords(area, isFreeByValue ? order : undefined)
  const fees = [...new Set(areas.map(feeOf))]
  const shared = areas.length > 1 && fees.length === 1
  return (
    <ul className="grid gap-1">
      {areas.map((area, at) => (
        <li key={at}>
          {!isOneForAll && (
            <span className="text-muted">
              {area.isSome ? m.delivery_some() : area.kinds.map((kind) => kindWords[kind]()).join(', ')}:{' '}
            </span>
          )}
          <b className="font-semibold text-ink">
            {area.from === area.until
              ? m.delivery_day({ day: area.from })
              : m.delivery_days({ from: area.from, until: area.until })}
          </b>
          {!shared && `, ${feeOf(area)}`}
        </li>
      ))}
      {shared && <li className="first-letter:uppercase">{fees[0]}</li>}
      {notice && <li className="text-muted">{notice}</li>}
    </ul>
  )
}

function feeWords({ fee, freeFrom }: Area, order: Order | undefined) {
  const missing = freeFrom === null || !order ? null : freeFrom - order.value
  if (!fee || (missing !== null && missing <= 0)) return m.delivery_free()
  const paid = m.delivery_fee({ fee: dong(fee) })
  if (freeFrom === null) return paid
  if (missing === null) return `${paid}. ${m.delivery_free_from({ value: dong(freeFrom) })}`
  const words = m.cart_drawer_free_missing({ amount: dong(missing) })
  return `${paid}. ${order!.isCounted ? words : m.product_free_with_this({ words })}`
}
