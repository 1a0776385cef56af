import type { OrderState } from '#shop/orders/states.ts'
import type { Payment } from '../queries.ts'

/** A part of the money of an order that is paid at the door and has left is what a carrier handed over: no news to its buyer. */
export const isPaidByCarrier = (state: OrderState, { method }: Pick<Payment, 'method'>) =>
  method === 'cod' && !['placed', 'confirmed', 'packed'].includes(state)
