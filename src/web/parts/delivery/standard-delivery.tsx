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

/** Days and fee, one line for wards that are alike; a fee that all share is said once, below the days. */
export function StandardDelivery({ view: { province, areas, isOneForAll, notice } }: { view: DeliveryView }) {
  if (!province) return null
  if (!areas.length) return <p>{m.delivery_none({ province: province.label })}</p>
  const fees = [...new Set(areas.map(feeWords))]
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
          {!shared && `, ${feeWords(area)}`}
        </li>
      ))}
      {shared && <li className="first-letter:uppercase">{fees[0]}</li>}
      {notice && <li className="text-muted">{notice}</li>}
    </ul>
  )
}

const feeWords = ({ fee, freeFrom }: Area) =>
  [
    fee ? m.delivery_fee({ fee: dong(fee) }) : m.delivery_free(),
    freeFrom !== null && m.delivery_free_from({ value: dong(freeFrom) }),
  ]
    .filter(Boolean)
    .join('. ')
