import type { OrderState } from '#shop/orders/states.ts'
import type { PaymentState } from '#shop/payments/states.ts'
import type { MethodCode } from '#shop/shipping/address.ts'

/** The part of an order that each event changes; null: the owner's page is not updated. Each new event needs a decision here (order-events.test.ts). */
export const orderEventEffects = {
  // A new order is no update of one.
  'order.placed': null,
  'order.confirmed': 'status',
  'order.packed': 'status',
  'order.shipped': 'status',
  'order.delivered': 'status',
  'order.completed': 'status',
  'order.cancelled': 'status',
  'order.reopened': 'status',
  'order.edited': 'order',
  'order.remainder-cancelled': 'order',
  'order.invoiced': 'order',
  'order.noted': 'order',
  'shipment.handed-over': 'order',
  // Its email brings the number.
  'shipment.tracked': null,
  'shipment.delivered': 'order',
  'shipment.failed': 'order',
  'shipment.returned': 'order',
  'shipment.lost': 'order',
  'payment.received': 'payment',
  'payment.part-received': 'payment',
  'payment.failed': 'payment',
  'payment.expired': 'payment',
  'payment.method-changed': 'payment',
  'refund.requested': 'payment',
  'refund.done': 'payment',
  // The provider refused: staff pay it out in another way, and nothing changes for the buyer.
  'refund.refused': null,
  'return.requested': 'order',
  'return.approved': 'order',
  'return.declined': 'order',
  'return.under_way': 'order',
  'return.received': 'order',
  'return.closed': 'order',
  'return.withdrawn': 'order',
  'return.ended': 'order',
  // Files, which the page does not show.
  'return.pictures-dropped': null,
  'work.pictures-dropped': null,
  'work.taken-in': 'order',
  'work.done': 'order',
  'work.resumed': 'order',
} as const satisfies Record<string, 'status' | 'payment' | 'order' | null>

type Events = typeof orderEventEffects
export type OrderEvent = { [K in keyof Events]: Events[K] extends null ? never : K }[keyof Events]

export const isOrderEvent = (name: string): name is OrderEvent =>
  Object.hasOwn(orderEventEffects, name) && orderEventEffects[name as keyof Events] !== null

export const orderEvents = Object.keys(orderEventEffects).filter(isOrderEvent)

/** An order in live updates (docs/reference/spec.md 3). `eventId` is the same if the update is sent twice. */
export type OrderUpdate = {
  eventId: number
  id: string
  user_id: string
  status: OrderState
  method: MethodCode
  payment_status: PaymentState | null
  moved: 'status' | 'payment' | 'order'
  event: OrderEvent
}
