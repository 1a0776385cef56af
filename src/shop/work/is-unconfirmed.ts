import type { OrderState } from '#shop/orders/states.ts'

/**
 * Whether work must wait until the shop confirms its order: a drilled or sharpened pair cannot be sold as new if the order is called off. Customers' own skates are not the
 * shop's goods and stay here until they are paid.
 */
export const isUnconfirmed = (work: { pairLineId: string | null }, orderState: OrderState) =>
  work.pairLineId !== null && orderState === 'placed'
