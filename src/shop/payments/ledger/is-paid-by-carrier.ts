import type { OrderState } from '#shop/orders/states.ts'
import type { Payment } from '../queries.ts'

/** A part payment for a cash order that was sent comes from the carrier: its buyer is not notified. */
export const isPaidByCarrier = (state: OrderState, { method }: Pick<Payment, 'method'>) =>
  method === 'cod' && !['placed', 'confirmed', 'packed'].includes(state)
