import type { ShipmentRequest } from '#shop/shipping/carrier.ts'
import { worthOf } from './cod-shares.ts'
import type { Shipment } from './list-shipments.ts'
import type { WholeOrder } from '../queries.ts'

export type Size = Pick<ShipmentRequest, 'weightG' | 'boxCm'>

/** The contents of a shipment by its lines; nested lines (services, parts of a bundle) are named by their own lines. */
export const shipmentContentOf = (order: Pick<WholeOrder, 'lines'>, shipment: Pick<Shipment, 'lines'>) =>
  shipment.lines.flatMap(({ orderLineId, quantity }) => {
    const line = order.lines.find((one) => one.id === orderLineId)
    return line ? [{ line, pieces: quantity }] : []
  })

/** Grams; carriers accept no parcel without a weight. */
export const contentWeightOf = (content: readonly { line: { chargeableG: number }; pieces: number }[]) =>
  Math.max(
    100,
    content.reduce((sum, { line, pieces }) => sum + line.chargeableG * pieces, 0),
  )

/** The request of a shipment to a carrier; undefined if the order has no delivery address. */
export function carrierRequestOf(
  order: WholeOrder,
  shipment: Shipment,
  { weightG, boxCm }: Size,
): ShipmentRequest | undefined {
  if (!order.address || order.method === 'pickup') return
  const { name, phone, street, wardName, provinceName } = order.address
  const content = shipmentContentOf(order, shipment)
  return {
    weightG,
    boxCm,
    value: content.reduce((sum, { line, pieces }) => sum + worthOf(line, pieces), 0),
    cod: shipment.codAmount,
    to: { name, phone, street, wardName, provinceName },
    inspect: order.inspect,
    note: order.note,
    items: content
      .filter(({ line }) => line.stocked || line.partOf === null)
      .map(({ line, pieces }) => ({
        name: [line.name, ...line.options.map((option) => option.label)].join(' · '),
        sku: line.sku,
        quantity: pieces,
        price: Math.round((line.total - line.discount) / line.quantity),
        weightG: line.chargeableG,
      })),
  }
}
