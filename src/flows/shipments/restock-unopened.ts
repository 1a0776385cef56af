import { eq } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import type { Shipment } from '#shop/orders/shipments/list-shipments.ts'
import { shipments } from '#shop/orders/shipments-schema.ts'
import { restockMoves } from './inspect-returned-shipment.ts'
import { workedQuantities } from './keep-worked-products.ts'

/** Returns the moves that put the goods of an unopened returned parcel back to stock. Goods that were worked on wait for inspection, since they are not new. */
export async function unopenedRestockMoves(tx: Db, shipment: Shipment) {
  const worked = await workedQuantities(tx, shipment.orderId)
  if (!shipment.lines.some(({ orderLineId }) => worked.has(orderLineId))) return restockMoves(tx, shipment)
  await tx.update(shipments).set({ checkedAt: null }).where(eq(shipments.id, shipment.id))
  return []
}
