import type { Order } from '#shop/orders/queries.ts'
import { isBeforeDispatch } from '#shop/orders/states.ts'
import type { Payment } from '../queries.ts'

/** Money for a cash order that was sent comes from the carrier: its buyer is not notified. No carrier brings what is picked up. */
export const isPaidByCarrier = (order: Pick<Order, 'state' | 'method'>, payment: Pick<Payment, 'method'>) =>
  payment.method === 'cod' && order.method !== 'pickup' && !isBeforeDispatch(order.state)
