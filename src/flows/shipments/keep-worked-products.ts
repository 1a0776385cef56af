import { shipmentTakes } from '#shop/orders/shipments/shipment-takes.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { listShipments, type Shipment } from '#shop/orders/shipments/list-shipments.ts'
import { insertShipment, nextNumber, type NewShipment } from '#shop/orders/shipments/open-shipment.ts'
import { piecesOf, standingShipments, type Packing } from '#shop/orders/shipments/pieces.ts'
import { listOrderLines } from '#shop/orders/queries.ts'
import { isOnTheRoad } from '#shop/orders/states.ts'
import { listWorkOrdersOf } from '#shop/work/queries.ts'

/**
 * Quantities of lines whose goods were drilled, sharpened or moulded for this order, or are on the bench. Boot and blade of one bundle are one pair once
 * they are mounted. Work that begins anew for a lost pair (redo-work-orders.ts) was done on the other pairs, which lie in parcels; the goods that replace
 * the lost pair are new until it begins (`inParcels: false`).
 */
export async function workedQuantities(
  tx: Db,
  orderId: string,
  { inParcels = true } = {},
): Promise<Map<string, number>> {
  const works = (await listWorkOrdersOf(tx, orderId)).filter(({ pairLineId }) => pairLineId !== null)
  if (!works.length) return new Map()
  const lines = await listOrderLines(tx, orderId)
  const parcels =
    works.every(isBegun) || !inParcels ? [] : standingShipments(await listShipments(tx, orderId)).filter(holdsWorked)
  const worked = new Map<string, number>()
  for (const work of works) {
    const pair = lines.find((line) => line.id === work.pairLineId)
    if (!pair) continue
    const quantity = isBegun(work) ? work.quantity : piecesIn(parcels, pair.id)
    if (!quantity) continue
    const together = pair.bundleId ? lines.filter((line) => line.stocked && line.bundleId === pair.bundleId) : [pair]
    for (const { id } of together) worked.set(id, Math.max(worked.get(id) ?? 0, quantity))
  }
  return worked
}

/** Nothing is packed or leaves before its work is done, except what is packed to be sent again. */
const holdsWorked = ({ state, againOf, endedAt }: Shipment) =>
  isOnTheRoad(state) || (state === 'preparing' && !againOf) || (state === 'returned' && !endedAt)

const piecesIn = (parcels: Shipment[], lineId: string) =>
  parcels
    .flatMap(({ lines }) => lines)
    .reduce((sum, { orderLineId, quantity }) => sum + (orderLineId === lineId ? quantity : 0), 0)

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
  const begun = await workedQuantities(tx, orderId, { inParcels: false })
  const reshipments = packed.filter((one) => one.againOf && one.lines.some(({ orderLineId }) => begun.has(orderLineId)))
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
