import { shopDay } from '#kit/clock.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { listShipments, type Shipment } from '#shop/orders/shipments/list-shipments.ts'
import type { Order } from '#shop/orders/queries.ts'
import { taxOrder } from '#shop/orders/tax-order.ts'
import { findSettings } from '#shop/settings/queries.ts'

type Moment = 'handed_over' | 'delivered'
type Passing = { order: Pick<Order, 'id' | 'eInvoice'>; shipments: Pick<Shipment, 'id' | 'lines'>[]; at: Date }

/**
 * The goods of these parcels now belong to the buyer, if this is the moment that the merchant chose for VAT (docs/vat.md): their lines take the rates of
 * that day, and delivery takes those of the first parcel. A line that was partly delivered before keeps its earlier rate; so does an order with an
 * issued invoice.
 */
export async function taxShipments(tx: Db, moment: Moment, { order, shipments, at }: Passing) {
  const { vatDay } = await findSettings(tx)
  if (vatDay !== moment || order.eInvoice) return
  const isNow = ({ id }: { id: string }) => shipments.some((shipment) => shipment.id === id)
  const before = (await listShipments(tx, order.id)).filter(
    (shipment) => !isNow(shipment) && belongsToBuyer(shipment, moment),
  )
  const has = (some: Passing['shipments'], lineId: string) =>
    some.some(({ lines }) => lines.some(({ orderLineId }) => orderLineId === lineId))
  const isTaxed = (lineId: string) => has(shipments, lineId) && !has(before, lineId)
  await taxOrder(tx, { orderId: order.id, day: shopDay(at), isTaxed, withDelivery: !before.length })
}

/** Whether the goods of a parcel belong to the buyer at the chosen VAT moment. */
export const belongsToBuyer = ({ state, handedOverAt }: Shipment, moment: Moment) =>
  moment === 'delivered' ? state === 'delivered' : handedOverAt !== null && state !== 'returned'
