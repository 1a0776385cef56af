import { dong } from '#kit/money.ts'
import type { WardKind } from '#shop/shipping/address.ts'
import { m } from '#words/messages.js'
import type { DeliveryView } from './view-delivery.server.ts'

const kindWords: Record<WardKind, () => string> = {
  phuong: m.delivery_wards,
  xa: m.delivery_communes,
  dac_khu: m.delivery_islands,
}

/** Days and fee, one line for wards that are alike. */
export function DeliveryMethods({ view: { province, ways, isOneForAll, notice } }: { view: DeliveryView }) {
  if (!province) return null
  if (!ways.length) return <p>{m.delivery_none({ province: province.label })}</p>
  return (
    <ul className="grid gap-1">
      {ways.map(({ kinds, isSome, fee, freeFrom, from, until }, at) => (
        <li key={at}>
          {!isOneForAll && (
            <span className="text-muted">
              {isSome ? m.delivery_some() : kinds.map((kind) => kindWords[kind]()).join(', ')}:{' '}
            </span>
          )}
          <b className="font-semibold text-ink">
            {from === until ? m.delivery_day({ day: from }) : m.delivery_days({ from, until })}
          </b>
          {', '}
          {fee ? m.delivery_fee({ fee: dong(fee) }) : m.delivery_free()}
          {freeFrom !== null && `. ${m.delivery_free_from({ value: dong(freeFrom) })}`}
        </li>
      ))}
      {notice && <li className="text-muted">{notice}</li>}
    </ul>
  )
}
