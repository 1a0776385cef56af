import { eq } from 'drizzle-orm'
import type { Db } from '#platform/db.server.ts'
import { codShares } from '#shop/orders/cod-shares.ts'
import { listShipments } from '#shop/orders/list-shipments.ts'
import { findOrder } from '#shop/orders/queries.ts'
import { shipments } from '#shop/orders/schema.ts'
import { codToCollect } from '#shop/payments/owed.ts'
import { findPayment } from '#shop/payments/queries.ts'

/** Inside a transaction that holds the order: parcels that are neither booked nor gone get their share of what is still to be collected. */
export async function dealCod(tx: Db, orderId: string) {
  const order = (await findOrder(tx, orderId))!
  const parcels = await listShipments(tx, orderId)
  const owed = order.method === 'pickup' ? 0 : codToCollect(await findPayment(tx, orderId))
  for (const { id, codAmount } of codShares(owed, order.lines, parcels)) {
    if (parcels.find((one) => one.id === id)!.codAmount === codAmount) continue
    await tx.update(shipments).set({ codAmount }).where(eq(shipments.id, id))
  }
}
