import { eq } from 'drizzle-orm'
import type { Dong } from '#kit/money.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { codCorrections, codShares } from '#shop/orders/shipments/cod-shares.ts'
import { listShipments } from '#shop/orders/shipments/list-shipments.ts'
import { findOrder, type WholeOrder } from '#shop/orders/queries.ts'
import { shipments } from '#shop/orders/shipments-schema.ts'
import { amountCarrierCollects } from '#shop/payments/attempts/may-ship.ts'
import { findPayment } from '#shop/payments/queries.ts'

/** Inside a transaction that holds the order: allocates the COD that is left to parcels that are neither booked nor dispatched. */
export async function allocateCod(tx: Db, orderId: string) {
  const order = (await findOrder(tx, orderId))!
  const orderShipments = await listShipments(tx, orderId)
  const owed = amountCarrierCollects(order, await findPayment(tx, orderId))
  for (const { id, codAmount } of codShares(owed, order.lines, orderShipments)) {
    if (orderShipments.find((one) => one.id === id)!.codAmount === codAmount) continue
    await tx.update(shipments).set({ codAmount }).where(eq(shipments.id, id))
  }
  if (orderShipments.some((one) => one.codError)) await clearCodErrors(tx, orderId, { owed, order })
}

/** Clears a COD error of a carrier whose amount is now right. */
async function clearCodErrors(tx: Db, orderId: string, { owed, order }: { owed: Dong; order: WholeOrder }) {
  const orderShipments = await listShipments(tx, orderId)
  const wrongIds = codCorrections(owed, order, orderShipments).map(({ shipment }) => shipment.id)
  for (const { id, codError, state } of orderShipments)
    if (codError && state !== 'delivered' && !wrongIds.includes(id))
      await tx.update(shipments).set({ codError: null }).where(eq(shipments.id, id))
}
