import { asc } from 'drizzle-orm'
import { isOneOf } from '#platform/columns.server.ts'
import { parcelTakes } from '#shop/orders/parcel-takes.ts'
import type { Db } from '#platform/db.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { sellReserved } from '#shop/inventory/move-reserved.ts'
import { heldBy } from '#shop/inventory/release-held.ts'
import { stock } from '#shop/inventory/schema.ts'
import type { Shipment } from '#shop/orders/list-shipments.ts'
import { nextNumber } from '#shop/orders/open-shipment.ts'
import { piecesOf, type Packing } from '#shop/orders/pieces.ts'
import { listOrderLines } from '#shop/orders/queries.ts'
import { shipmentLines, shipments } from '#shop/orders/schema.ts'
import { listWorkOf } from '#shop/work/queries.ts'

/** Lines whose goods were drilled, sharpened or moulded for this order, or are on the bench, with how many pieces. Boot and blade of one set are one pair once they are mounted. */
export async function workedPieces(tx: Db, orderId: string): Promise<Map<string, number>> {
  const begun = (await listWorkOf(tx, orderId)).filter(isBegun)
  if (!begun.length) return new Map()
  const lines = await listOrderLines(tx, orderId)
  const worked = new Map<string, number>()
  for (const { pairLineId, quantity } of begun) {
    const pair = lines.find((line) => line.id === pairLineId)
    if (!pair) continue
    const together = pair.setId ? lines.filter((line) => line.stocked && line.setId === pair.setId) : [pair]
    for (const { id } of together) worked.set(id, Math.max(worked.get(id) ?? 0, quantity))
  }
  return worked
}

/** Put back from the bench it was not touched. */
const isBegun = ({ state, startedAt, doneAt }: Work) =>
  state !== 'open' && state !== 'waiting' && (startedAt !== null || doneAt !== null)
type Work = Awaited<ReturnType<typeof listWorkOf>>[number]

/**
 * Inside a transaction that holds the order, before what it keeps of the stock is released: goods that were worked on and do not go out do not stand on the
 * shelf as new. They leave the books like what came back in a parcel, and wait until somebody says whether they can be sold (check-returned.ts).
 * `packed`: parcels that are taken apart with it. Answers whether there were any.
 */
export async function holdWorked(tx: Db, actor: Actor, { orderId, parcels }: { orderId: string; parcels: Shipment[] }) {
  const worked = await workedPieces(tx, orderId)
  if (!worked.size) return false
  const packed = parcels.filter((one) => one.state === 'preparing')
  // What was to go out once more lies here again, as it came back.
  const again = packed.filter((one) => one.againOf && one.lines.some(({ orderLineId }) => worked.has(orderLineId)))
  const rows = again.map((one) => ({
    againOf: one.againOf,
    lines: one.lines.map(({ orderLineId, quantity }) => ({ lineId: orderLineId, quantity })),
  }))
  const alive = parcels.filter((one) => one.state !== 'cancelled' && !(one.state === 'preparing' && !one.againOf))
  const unsent = (await listOrderLines(tx, orderId)).flatMap((line): Packing[] => {
    const quantity = Math.min(worked.get(line.id) ?? 0, piecesOf(line, alive).unpacked)
    return quantity > 0 ? [{ lineId: line.id, quantity }] : []
  })
  const all = unsent.length ? [...rows, { againOf: null, lines: unsent }] : rows
  let number = nextNumber(parcels)
  for (const { againOf, lines } of all) {
    const now = new Date()
    const [held] = await tx
      .insert(shipments)
      .values({ orderId, number, againOf, state: 'returned', returnReason: 'worked', returnedAt: now, endedAt: now })
      .returning()
    await tx
      .insert(shipmentLines)
      .values(lines.map(({ lineId, quantity }) => ({ shipmentId: held!.id, orderLineId: lineId, quantity })))
    number += 1
  }
  const takes = await parcelTakes(tx, {
    lines: all.flatMap((one) => one.lines).map(({ lineId, quantity }) => ({ orderLineId: lineId, quantity })),
  })
  await holdStockOf(tx, orderId)
  await sellReserved(tx, actor, orderId, takes)
  return all.length > 0
}

/** What is sold here and what is released after it are one take of the stock: all rows are held in the order of ids, so that nobody waits crosswise. */
const holdStockOf = async (tx: Db, orderId: string) =>
  tx
    .select({ id: stock.variantId })
    .from(stock)
    .where(
      isOneOf(
        stock.variantId,
        (await heldBy(tx, orderId)).map((take) => take.variantId),
      ),
    )
    .orderBy(asc(stock.variantId))
    .for('update')
