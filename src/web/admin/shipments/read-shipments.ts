import type { Db } from '#platform/postgres/db.server.ts'
import { codReductions, topLinesOf } from '#flows/shipments/deliver-partially.ts'
import { requestLocale } from '#platform/request.server.ts'
import { countReturnedUnaccepted } from '#shop/orders/shipments/count-returned-unaccepted.ts'
import { orderInLocale } from '#shop/orders/lines/lines-in.ts'
import { contentWeightOf, shipmentContentOf } from '#shop/orders/shipments/carrier-request-of.ts'
import { piecesOf } from '#shop/orders/shipments/pieces.ts'
import { isStillBooked } from '#shop/orders/shipments/still-booked.ts'
import { findOrder, type WholeOrder } from '#shop/orders/queries.ts'
import { undecidedShipments } from '#shop/orders/remainder-of-order.ts'
import { describeOptions } from '#shop/orders/lines/describe-options.ts'
import { isPartlyShipped, shipmentPath } from '#shop/orders/shipments/order-state-of-shipments.ts'
import { isOnTheRoad } from '#shop/orders/states.ts'
import { findSettings } from '#shop/settings/queries.ts'
import { carriers, sandboxedCarriers, stageOfCarrier } from '#shop/shipping/carriers.ts'

const named = ({ id, name, options, sku, picture }: WholeOrder['lines'][number]) => ({
  id,
  name,
  sku,
  picture,
  choice: describeOptions(options, requestLocale()),
})

/** The shipments of an order with their contents, the unpacked pieces, and the possible actions. */
export async function readShipments(db: Db, orderId: string) {
  const written = await findOrder(db, orderId)
  if (!written) return
  const order = orderInLocale(written, requestLocale())
  const { shippingBox } = await findSettings(db)
  const productLines = order.lines.filter((line) => line.partOf === null)
  return {
    id: order.id,
    code: order.code,
    state: order.state,
    version: order.version,
    method: order.method,
    inspect: order.inspect,
    isPartlyShipped: isPartlyShipped(order.lines, order.shipments),
    refusedBefore: await countReturnedUnaccepted(db, order.phone),
    box: shippingBox,
    isSandbox: sandboxedCarriers().length > 0,
    /** Carriers that can book a waybill. */
    bookable: order.address !== null && order.method !== 'pickup' ? bookable() : [],
    unpacked: productLines.flatMap((line) => {
      const left = piecesOf(line, order.shipments).unpacked
      return left > 0 ? [{ ...named(line), left }] : []
    }),
    shipments: order.shipments.map((shipment) => viewShipment(order, shipment)),
  }
}

const bookable = () => carriers().flatMap(({ code, name, create }) => (create ? [{ code, name }] : []))

const viewShipment = (order: WholeOrder, { lines, ...shipment }: WholeOrder['shipments'][number]) => ({
  ...shipment,
  restNumber: order.shipments.find((one) => one.id === shipment.restOf)?.number ?? null,
  stage: stageOfCarrier(shipment.bookedWith, shipment.carrierStatus),
  isOnTheRoad: isOnTheRoad(shipment.state),
  isStillBooked: isStillBooked(shipment),
  mayGoAgain:
    shipmentPath.some((state) => state === order.state) &&
    undecidedShipments(order.shipments).some((one) => one.id === shipment.id),
  weight: shipment.weightG ?? contentWeightOf(shipmentContentOf(order, { lines })),
  content: shipmentContentOf(order, { lines })
    .filter(({ line }) => line.partOf === null || line.stocked)
    .map(({ line, pieces }) => ({
      ...named(line),
      pieces,
      isStocked: line.stocked,
      isTop: topLinesOf(order.lines, lines).includes(line.id),
      refunds: codReductions(order.lines, lines, line.id),
    })),
})

export type ShipmentsView = NonNullable<Awaited<ReturnType<typeof readShipments>>>
export type ShipmentView = ShipmentsView['shipments'][number]
