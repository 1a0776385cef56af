import { and, eq } from 'drizzle-orm'
import { dong, type Dong } from '#kit/money.ts'
import { Refusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { worthOf } from '#shop/orders/shipments/cod-shares.ts'
import { lockShipment } from '#shop/orders/shipments/lock-shipment.ts'
import type { Shipment } from '#shop/orders/shipments/list-shipments.ts'
import { nextNumber } from '#shop/orders/shipments/open-shipment.ts'
import type { Packing } from '#shop/orders/shipments/pieces.ts'
import { listOrderLines } from '#shop/orders/queries.ts'
import { recordStaffAction } from '#shop/orders/timeline/record-staff-action.ts'
import { shipmentLines, shipments } from '#shop/orders/shipments-schema.ts'
import { isOnTheRoad } from '#shop/orders/states.ts'
import { m } from '#words/messages.js'
import { recordArrival } from './deliver-shipment.ts'

/** `taken` names every top line of the parcel, work on the buyer's own skates included. `collected`: null means the price of the pieces that stay. */
type Part = { shipmentId: string; taken: Packing[]; collected: Dong | null }

/**
 * The buyer took a part of a parcel and paid for that part: it counts as delivered with the collected cash, and the rest becomes a parcel of its own on
 * its way back, without COD.
 */
export const deliverPartially = (db: Db, actor: Actor, { shipmentId, taken, collected: statedAmount }: Part) =>
  db.transaction(async (tx) => {
    const { order, shipment, shipments: orderShipments } = await lockShipment(tx, shipmentId)
    if (!isOnTheRoad(shipment.state)) throw new Refusal('shipment-moved-on', m.refusal_shipment_moved_on, {})
    const lines = await listOrderLines(tx, order.id)
    if (topLinesOf(lines, shipment.lines).some((id) => !taken.some(({ lineId }) => lineId === id)))
      throw new Refusal('part-incomplete', m.refusal_part_incomplete, {})
    const split = splitDelivery(lines, shipment.lines, taken)
    const collected = statedAmount ?? Math.max(0, shipment.codAmount - returnedPrice(lines, split))
    if (!Number.isSafeInteger(collected) || collected < 0 || collected > shipment.codAmount)
      throw new Refusal('part-too-much', m.refusal_part_too_much, { most: dong(shipment.codAmount) })
    const returning = split.filter((one) => one.back > 0)
    if (!returning.length || split.every((one) => one.stays === 0))
      throw new Refusal('part-is-none', m.refusal_part_is_none, {})
    const returningId = await openReturning(tx, shipment, { number: nextNumber(orderShipments), returning })
    await tx.update(shipments).set({ codAmount: collected }).where(eq(shipments.id, shipment.id))
    const { order: lockedOrder, shipment: deliveredShipment } = await lockShipment(tx, shipment.id)
    await recordArrival(tx, actor, { order: lockedOrder, shipment: deliveredShipment })
    const [before, after] = [{ amount: shipment.codAmount }, { amount: collected }]
    const act = { orderId: order.id, amount: collected, before, after } as const
    await recordStaffAction(tx, actor, { verb: 'shipment.part-delivered', ...act })
    return returningId
  })

type Returning = { number: number; returning: { orderLineId: string; stays: number; back: number }[] }

/** Moves the refused pieces into a shipment of their own; returns its id. */
async function openReturning(tx: Db, shipment: Shipment, { number, returning }: Returning) {
  const { id, orderId, carrier, handedOverAt, state } = shipment
  const [opened] = await tx
    .insert(shipments)
    .values({ orderId, number, state, carrier, handedOverAt, restOf: id })
    .returning({ id: shipments.id })
  for (const { orderLineId, stays } of returning) {
    const line = and(eq(shipmentLines.shipmentId, id), eq(shipmentLines.orderLineId, orderLineId))
    if (stays > 0) await tx.update(shipmentLines).set({ quantity: stays }).where(line)
    else await tx.delete(shipmentLines).where(line)
  }
  const lines = returning.map(({ orderLineId, back }) => ({ shipmentId: opened!.id, orderLineId, quantity: back }))
  await tx.insert(shipmentLines).values(lines)
  return opened!.id
}

/** The price of the pieces that go back. */
const returnedPrice = (lines: Parameters<typeof worthOf>[0][], split: { orderLineId: string; back: number }[]) =>
  split.reduce(
    (sum, { orderLineId, back }) =>
      sum +
      worthOf(
        lines.find(({ id }) => id === orderLineId)!,
        back,
      ),
    0,
  )

/** By how much the COD falls if 0, 1, 2 … pieces of a line go back, with the work on them. */
export const codReductions = (lines: (Line & Parameters<typeof worthOf>[0])[], packed: Packed[], lineId: string) =>
  Array.from({ length: quantityIn(packed, lineId) + 1 }, (_, returned) => {
    const kept = packed.map(({ orderLineId, quantity }) => ({
      lineId: orderLineId,
      quantity: orderLineId === lineId ? quantity - returned : quantity,
    }))
    return returnedPrice(lines, splitDelivery(lines, packed, kept))
  })

type Line = { id: string; quantity: number; partOf: string | null }
type Packed = { orderLineId: string; quantity: number }

/** The line of the parcel with which a line stays or goes back: itself, or the one that it is part of. */
function topOf(lines: Line[], packed: Packed[], id: string): string {
  const partOf = lines.find((line) => line.id === id)?.partOf
  return partOf && quantityIn(packed, partOf) > 0 ? topOf(lines, packed, partOf) : id
}

/** The lines of the parcel of which a buyer takes some or all pieces. */
export const topLinesOf = (lines: Line[], packed: Packed[]) =>
  packed.flatMap(({ orderLineId: id }) => (topOf(lines, packed, id) === id ? [id] : []))

const quantityIn = (packed: Packed[], id: string) => packed.find((one) => one.orderLineId === id)?.quantity ?? 0

/** For each line of the parcel: how many pieces stay and how many go back. Parts of a line (work, parts of a bundle) are split in the same proportion. */
function splitDelivery(lines: Line[], packed: Packed[], taken: Packing[]) {
  return packed.map(({ orderLineId, quantity }) => {
    const top = topOf(lines, packed, orderLineId)
    const kept = taken.find((one) => one.lineId === top)?.quantity ?? 0
    const packedQuantity = quantityIn(packed, top)
    const stays = Math.round((quantity * Math.min(packedQuantity, Math.max(0, kept))) / packedQuantity)
    return { orderLineId, stays, back: quantity - stays }
  })
}
