import { shopDay } from '#kit/clock.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { listShipments, type Shipment } from '#shop/orders/shipments/list-shipments.ts'
import type { Order } from '#shop/orders/queries.ts'
import { taxOrder } from '#shop/orders/tax-order.ts'
import { findSettings } from '#shop/settings/queries.ts'

type Moment = 'handed_over' | 'delivered'
type Passing = { order: Pick<Order, 'id' | 'eInvoice'>; parcels: Pick<Shipment, 'id' | 'lines'>[]; at: Date }

/**
 * Goods of these parcels have just become the buyer's, if it is by this moment that the merchant reckons VAT (docs/vat.md): their lines take the rates of
 * that day, and delivery does with the first of them. A line of which a part went before keeps the rate of that day; so does all that an invoice was issued for.
 */
export async function taxShipments(tx: Db, moment: Moment, { order, parcels, at }: Passing) {
  const { vatDay } = await findSettings(tx)
  if (vatDay !== moment || order.eInvoice) return
  const isNow = ({ id }: { id: string }) => parcels.some((parcel) => parcel.id === id)
  const before = (await listShipments(tx, order.id)).filter(
    (parcel) => !isNow(parcel) && belongsToBuyer(parcel, moment),
  )
  const has = (some: Passing['parcels'], lineId: string) =>
    some.some(({ lines }) => lines.some(({ orderLineId }) => orderLineId === lineId))
  const isTaxed = (lineId: string) => has(parcels, lineId) && !has(before, lineId)
  await taxOrder(tx, { orderId: order.id, day: shopDay(at), isTaxed, withDelivery: !before.length })
}

/** Whether the goods of a parcel are the buyer's, as the merchant reckons. */
export const belongsToBuyer = ({ state, handedOverAt }: Shipment, moment: Moment) =>
  moment === 'delivered' ? state === 'delivered' : handedOverAt !== null && state !== 'returned'
