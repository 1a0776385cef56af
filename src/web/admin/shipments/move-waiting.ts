import { bookShipments, handOverShipments } from '#flows/shipments/bulk-shipments.ts'
import type { Locale } from '#kit/localized.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import type { CarrierName } from '#providers/carriers.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { findWaitingShipments, type WaitingShipment } from '#flows/shipments/list-waiting-shipments.ts'
import { findSettings } from '#shop/settings/queries.ts'
import { readBookings, readHandOvers, type WaitingSent } from './waiting-forms.ts'

type Asked = { sent: WaitingSent; locale: Locale }
type Step = Asked & { rows: readonly WaitingShipment[] }

/** Makes waybills or hands parcels over, and says of each what came of it; nothing is done if a field is wrong. */
export async function moveWaiting(db: Db, actor: Actor, { sent, locale }: Asked) {
  const { intent } = sent
  const rows = await findWaitingShipments(db, sent.picked, locale)
  const { rejected, results } =
    intent === 'hand-over'
      ? await handOver(db, actor, { sent, rows, locale })
      : await book(db, actor, { sent, rows, carrier: intent, locale })
  if (rejected) return { rejected }
  return {
    results: results.map(({ shipmentId, refusal }) => {
      const row = rows.find(({ id }) => id === shipmentId)
      return { shipmentId, refusal, orderId: row?.orderId, code: row?.code }
    }),
  }
}

async function handOver(db: Db, actor: Actor, { sent, rows, locale }: Step) {
  const { rejected, shipments } = readHandOvers(sent, rows)
  return rejected ? { rejected } : { results: await handOverShipments(db, actor, { shipments, locale }) }
}

async function book(db: Db, actor: Actor, { sent, rows, carrier, locale }: Step & { carrier: CarrierName }) {
  const { rejected, shipments } = readBookings(sent, rows)
  if (rejected) return { rejected }
  const { shippingBox: boxCm } = await findSettings(db)
  const boxed = shipments.map((one) => ({ ...one, boxCm }))
  return { results: await bookShipments(db, actor, { shipments: boxed, carrier, locale }) }
}

export type WaitingResult = NonNullable<Awaited<ReturnType<typeof moveWaiting>>['results']>[number]
