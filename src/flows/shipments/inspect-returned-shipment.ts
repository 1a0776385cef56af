import { and, eq } from 'drizzle-orm'
import { Refusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { emit } from '#platform/jobs/outbox.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { stockChanged } from '#shop/inventory/events.ts'
import { moveStock } from '#shop/inventory/moves/move-stock.ts'
import { returning, spoiling, type StockMove } from '#shop/inventory/moves/order-moves.ts'
import type { StockCause } from '#shop/inventory/stock.ts'
import { lockShipment } from '#shop/orders/shipments/lock-shipment.ts'
import type { Shipment } from '#shop/orders/shipments/list-shipments.ts'
import { shipmentTakes } from '#shop/orders/shipments/shipment-takes.ts'
import type { Packing } from '#shop/orders/shipments/pieces.ts'
import { recordStaffAction } from '#shop/orders/timeline/record-staff-action.ts'
import { shipmentLines, shipments } from '#shop/orders/shipments-schema.ts'
import { m } from '#words/messages.js'

type Check = { shipmentId: string; resellable: Packing[] }

/** Staff inspect returned goods once: resellable pieces go back to stock, the others are written off. */
export const inspectReturnedShipment = (db: Db, actor: Actor, { shipmentId, resellable }: Check) =>
  db.transaction(async (tx) => {
    const { order, shipment } = await lockShipment(tx, shipmentId)
    if (shipment.state !== 'returned' || shipment.checkedAt)
      throw new Refusal('shipment-moved-on', m.refusal_shipment_moved_on, {})
    const moves = await restockMoves(tx, shipment, resellable)
    await moveStock(tx, actor, moves)
    const writtenOff = sumOf(moves, 'written_off')
    const after = { shipment: shipment.number, restocked: sumOf(moves, 'returned') - writtenOff, writtenOff }
    await recordStaffAction(tx, actor, { verb: 'shipment.checked', orderId: order.id, after })
  })

/** How many pieces moved for this cause; a written-off piece was booked as returned before. */
const sumOf = (moves: StockMove[], cause: StockCause) =>
  moves.filter((move) => move.cause === cause).reduce((sum, { onHandChange }) => sum + Math.abs(onHandChange), 0)

/** Inside a transaction that holds the order: puts returned goods back to stock, all of them or the resellable ones. */
export const restockReturned = async (tx: Db, actor: Actor, shipment: Shipment, resellable?: Packing[]) =>
  moveStock(tx, actor, await restockMoves(tx, shipment, resellable))

/** Returns the stock moves of that step, to be made together with those of other parcels. */
export async function restockMoves(tx: Db, shipment: Shipment, resellable?: Packing[]) {
  const takes = (await shipmentTakes(tx, shipment)).map((take) => {
    const resellableQuantity = resellable?.find((one) => one.lineId === take.lineId)?.quantity ?? 0
    return { ...take, good: resellable ? Math.min(take.quantity, Math.max(0, resellableQuantity)) : take.quantity }
  })
  const good = takes.filter((one) => one.good > 0).map(({ variantId, good: quantity }) => ({ variantId, quantity }))
  const bad = takes
    .filter((one) => one.good < one.quantity)
    .map(({ variantId, quantity, good: kept }) => ({ variantId, quantity: quantity - kept }))
  for (const { lineId, good: restocked } of takes)
    await tx
      .update(shipmentLines)
      .set({ restocked })
      .where(and(eq(shipmentLines.shipmentId, shipment.id), eq(shipmentLines.orderLineId, lineId)))
  await tx.update(shipments).set({ checkedAt: new Date() }).where(eq(shipments.id, shipment.id))
  if (good.length) await emit(tx, stockChanged(good.map((take) => take.variantId)))
  return [...returning(shipment.orderId, good), ...spoiling(shipment.orderId, bad)]
}
