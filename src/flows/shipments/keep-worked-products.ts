import { shipmentTakes } from '#shop/orders/shipments/shipment-takes.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import type { Shipment } from '#shop/orders/shipments/list-shipments.ts'
import { insertShipment, nextNumber, type NewShipment } from '#shop/orders/shipments/open-shipment.ts'
import { piecesOf, type Packing } from '#shop/orders/shipments/pieces.ts'
import { listOrderLines } from '#shop/orders/queries.ts'
import { listWorkOrdersOf } from '#shop/work/queries.ts'

/**
 * Quantities of lines whose goods were drilled, sharpened or moulded for this order, or are on the bench. Boot and blade of one bundle are one pair once
 * they are mounted.
 */
export async function workedQuantities(tx: Db, orderId: string): Promise<Map<string, number>> {
  const begun = (await listWorkOrdersOf(tx, orderId)).filter(isBegun)
  if (!begun.length) return new Map()
  const lines = await listOrderLines(tx, orderId)
  const worked = new Map<string, number>()
  for (const { pairLineId, quantity } of begun) {
    const pair = lines.find((line) => line.id === pairLineId)
    if (!pair) continue
    const together = pair.bundleId ? lines.filter((line) => line.stocked && line.bundleId === pair.bundleId) : [pair]
    for (const { id } of together) worked.set(id, Math.max(worked.get(id) ?? 0, quantity))
  }
  return worked
}

/** Work that was put back from the bench was not begun. */
const isBegun = ({ state, startedAt, doneAt }: Work) =>
  state !== 'open' && state !== 'waiting' && (startedAt !== null || doneAt !== null)
type Work = Awaited<ReturnType<typeof listWorkOrdersOf>>[number]

/** Worked goods that do not leave are booked like a returned parcel and wait for inspection. Without `endedAt` they may be sent again. */
export const insertUnsent = (tx: Db, unsent: Omit<NewShipment, 'state'>, lines: Packing[]) =>
  insertShipment(tx, { ...unsent, state: 'returned', returnReason: 'worked', returnedAt: new Date() }, lines)

/**
 * Inside a transaction that holds the order, before its stock is released: goods that were worked on and are not sent must not return to stock as new.
 * They are booked like a returned parcel and wait for inspection (inspect-returned-shipment.ts). `parcels`: the order's parcels, of which packed ones
 * are unpacked with it. Returns what the caller must take from stock as sold.
 */
export async function keepWorkedProducts(
  tx: Db,
  { orderId, shipments: orderShipments }: { orderId: string; shipments: Shipment[] },
) {
  const worked = await workedQuantities(tx, orderId)
  if (!worked.size) return []
  const packed = orderShipments.filter((one) => one.state === 'preparing')
  // Goods that were to be sent again lie here as they came back.
  const reshipments = packed.filter(
    (one) => one.againOf && one.lines.some(({ orderLineId }) => worked.has(orderLineId)),
  )
  const rows = reshipments.map((one) => ({
    againOf: one.againOf,
    lines: one.lines.map(({ orderLineId, quantity }) => ({ lineId: orderLineId, quantity })),
  }))
  const alive = orderShipments.filter(
    (one) => one.state !== 'cancelled' && !(one.state === 'preparing' && !one.againOf),
  )
  const unsent = (await listOrderLines(tx, orderId)).flatMap((line): Packing[] => {
    const quantity = Math.min(worked.get(line.id) ?? 0, piecesOf(line, alive).unpacked)
    return quantity > 0 ? [{ lineId: line.id, quantity }] : []
  })
  const all = unsent.length ? [...rows, { againOf: null, lines: unsent }] : rows
  let number = nextNumber(orderShipments)
  for (const { againOf, lines } of all) {
    await insertUnsent(tx, { orderId, number, againOf, endedAt: new Date() }, lines)
    number += 1
  }
  return shipmentTakes(tx, {
    lines: all.flatMap((one) => one.lines).map(({ lineId, quantity }) => ({ orderLineId: lineId, quantity })),
  })
}
