import { eq } from 'drizzle-orm'
import type { Db } from '#platform/db.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import type { Shipment } from '#shop/orders/list-shipments.ts'
import { shipments } from '#shop/orders/schema.ts'
import { shelve } from './check-returned.ts'
import { workedPieces } from './hold-worked.ts'

/** An unopened parcel is back: its goods stand on the shelf again. One with goods that were worked on for its buyer waits until somebody has looked: they are not new. */
export async function shelveUnopened(tx: Db, actor: Actor, parcel: Shipment) {
  const worked = await workedPieces(tx, parcel.orderId)
  if (!parcel.lines.some(({ orderLineId }) => worked.has(orderLineId))) return shelve(tx, actor, parcel)
  await tx.update(shipments).set({ checkedAt: null }).where(eq(shipments.id, parcel.id))
}
