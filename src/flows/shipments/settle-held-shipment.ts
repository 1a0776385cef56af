import { eq } from 'drizzle-orm'
import { Refusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { emit } from '#platform/jobs/outbox.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { stockChanged } from '#shop/inventory/events.ts'
import { releaseReserved } from '#shop/inventory/moves/move-reserved.ts'
import { moveStock } from '#shop/inventory/moves/move-stock.ts'
import { selling, spoiling, sumByVariant, withoutTakes } from '#shop/inventory/moves/order-moves.ts'
import { reservedByOrder } from '#shop/inventory/moves/reserved-by-order.ts'
import type { Shipment } from '#shop/orders/shipments/list-shipments.ts'
import { lockShipment } from '#shop/orders/shipments/lock-shipment.ts'
import { piecesOf } from '#shop/orders/shipments/pieces.ts'
import { shipmentTakes } from '#shop/orders/shipments/shipment-takes.ts'
import { isStillBooked } from '#shop/orders/shipments/still-booked.ts'
import { listOrderLines } from '#shop/orders/queries.ts'
import { shipments } from '#shop/orders/shipments-schema.ts'
import { recordStaffAction } from '#shop/orders/timeline/record-staff-action.ts'
import { reservedForExchange } from '#shop/returns/reserved-for-exchange.ts'
import { m } from '#words/messages.js'

type Settling = {
  shipmentId: string
  /** Whether the goods came back; those that the buyer kept or the carrier lost are written off. */
  goods: 'back' | 'gone'
}

/** A carrier fetched a parcel before its order was cancelled: staff record once what became of its goods. */
export const settleHeldShipment = (db: Db, actor: Actor, { shipmentId, goods }: Settling) =>
  db.transaction(async (tx) => {
    const locked = await lockShipment(tx, shipmentId)
    const { order, shipment } = locked
    if (!isStillBooked(shipment)) throw new Refusal('shipment-moved-on', m.refusal_shipment_moved_on, {})
    const held = goods === 'back' ? await releaseHeld(tx, actor, locked) : await writeOffHeld(tx, actor, locked)
    await tx.update(shipments).set({ endedAt: new Date() }).where(eq(shipments.id, shipmentId))
    const pieces = held.reduce((sum, { quantity }) => sum + quantity, 0)
    const result = goods === 'back' ? { restocked: pieces, writtenOff: 0 } : { restocked: 0, writtenOff: pieces }
    const after = { shipment: shipment.number, ...result }
    await recordStaffAction(tx, actor, { verb: 'shipment.checked', orderId: order.id, after })
  })

type Locked = Awaited<ReturnType<typeof lockShipment>>

/** Inside a transaction that holds the order: what a cancelled, still booked parcel kept reserved is for sale again. */
export async function releaseHeld(tx: Db, actor: Actor, locked: Locked) {
  const held = await heldTakes(tx, locked)
  await releaseReserved(tx, actor, locked.order.id, held)
  if (held.length) await emit(tx, stockChanged(held.map(({ variantId }) => variantId)))
  return held
}

async function writeOffHeld(tx: Db, actor: Actor, locked: Locked) {
  const [held, orderId] = [await heldTakes(tx, locked), locked.order.id]
  await moveStock(tx, actor, [...selling(orderId, held), ...spoiling(orderId, held)])
  return held
}

/**
 * Worked goods of the parcel wait for inspection already and are reserved no more, so the ledger has the last word. Pieces that the order still sends are
 * not the parcel's own: it was unpacked, and they are packed again.
 */
async function heldTakes(tx: Db, { order, shipments: orderShipments, shipment }: Locked) {
  const reserved = withoutTakes(await reservedByOrder(tx, order.id), [
    ...(await reservedForExchange(tx, order.id)),
    ...(order.state === 'cancelled' ? [] : await takesToSend(tx, order.id, orderShipments)),
  ])
  return sumByVariant(await shipmentTakes(tx, shipment)).flatMap(({ variantId, quantity }) => {
    const kept = reserved.find((one) => one.variantId === variantId)?.quantity ?? 0
    return kept > 0 ? [{ variantId, quantity: Math.min(kept, quantity) }] : []
  })
}

/** The stock of the pieces of an order that have not left and are to be sent. */
async function takesToSend(tx: Db, orderId: string, orderShipments: Shipment[]) {
  const lines = (await listOrderLines(tx, orderId)).map((line) => {
    const { unpacked, packed } = piecesOf(line, orderShipments)
    return { orderLineId: line.id, quantity: unpacked + packed }
  })
  return shipmentTakes(tx, { lines: lines.filter(({ quantity }) => quantity > 0) })
}
