import type { Locale } from '#kit/localized.ts'
import { orRefusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import type { Size } from '#shop/orders/shipments/carrier-request-of.ts'
import type { CarrierCode } from '#shop/shipping/carrier.ts'
import { bookShipment } from './book-shipment.ts'
import { handOverShipment, type HandOver } from './hand-over-shipment.ts'

/** Limits how many parcels one click may move. */
export const maxShipmentsAtOnce = 100

/** The outcome for one parcel: done (null), or the reason of the refusal. */
export type ShipmentBulkResult = { shipmentId: string; refusal: string | null }

type Bulk<One> = { shipments: readonly ({ shipmentId: string } & One)[]; locale: Locale }

/** Each parcel leaves in its own transaction, so that a refusal of one does not keep the others. */
export async function handOverShipments(db: Db, actor: Actor, { shipments, locale }: Bulk<HandOver>) {
  const results: ShipmentBulkResult[] = []
  for (const one of shipments) results.push(await outcomeOf(one, handOverShipment(db, actor, one), locale))
  return results
}

/** Carriers answer within a second; four at a time keep forty parcels within the time that a browser waits. */
const bookedAtOnce = 4

/** Books a waybill for each parcel with one carrier; a refusal of one does not keep the others. */
export async function bookShipments(
  db: Db,
  actor: Actor,
  { shipments, carrier, locale }: Bulk<Size> & { carrier: CarrierCode },
) {
  const results: ShipmentBulkResult[] = []
  for (let at = 0; at < shipments.length; at += bookedAtOnce) {
    const some = shipments.slice(at, at + bookedAtOnce)
    const booked = some.map((one) => outcomeOf(one, bookShipment(db, actor, { ...one, carrier }), locale))
    results.push(...(await Promise.all(booked)))
  }
  return results
}

async function outcomeOf({ shipmentId }: { shipmentId: string }, moved: Promise<unknown>, locale: Locale) {
  const { refusal } = await orRefusal(moved)
  return { shipmentId, refusal: refusal?.say(locale) ?? null }
}
