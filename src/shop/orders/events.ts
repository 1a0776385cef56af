import type { OrderState } from './states.ts'

type Moved = Exclude<OrderState, 'placed'>

export const orderPlaced = (orderId: string) => ({ name: 'order.placed' as const, facts: { orderId } })
export const orderMoved = (orderId: string, state: Moved) => ({ name: `order.${state}` as const, facts: { orderId } })
/** The order was cancelled for late payment; its money arrived after all, and staff reopened it. */
export const orderReopened = (orderId: string) => ({ name: 'order.reopened' as const, facts: { orderId } })
/** Staff changed the order before it was shipped. `removedProductIds`: products of which it has no line any more. */
export const orderEdited = (orderId: string, removedProductIds: string[] = []) => ({
  name: 'order.edited' as const,
  facts: { orderId, removedProductIds },
})
/** The rest of a partly delivered order will not be sent. */
export const orderRestEnded = (orderId: string) => ({ name: 'order.remainder-cancelled' as const, facts: { orderId } })
/** The electronic invoice was issued, and recorded. */
export const orderInvoiced = (orderId: string) => ({ name: 'order.invoiced' as const, facts: { orderId } })
/** Staff wrote a note that the buyer can read. */
export const orderNoted = (orderId: string) => ({ name: 'order.noted' as const, facts: { orderId } })

const shipment =
  <N extends string>(name: N) =>
  (orderId: string, shipmentId: string) => ({ name, facts: { orderId, shipmentId } })
export const shipmentHandedOver = shipment('shipment.handed-over')
/** A parcel that had left without a tracking number got one. */
export const shipmentTracked = shipment('shipment.tracked')
export const shipmentDelivered = shipment('shipment.delivered')
export const shipmentFailed = shipment('shipment.failed')
export const shipmentReturned = shipment('shipment.returned')
/** The carrier lost or damaged it. */
export const shipmentLost = shipment('shipment.lost')
