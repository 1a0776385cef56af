import type { OrderState } from '#shop/orders/states.ts'
import type { Payment } from '../queries.ts'

/** A part payment for a cash order that has left comes from the carrier: no news for its buyer. */
export const isPaidByCarrier = (state: OrderState, { method }: Pick<Payment, 'method'>) =>
  method === 'cod' && !['placed', 'confirmed', 'packed'].includes(state)
