/** Ways to pay that exist. */
export const paymentMethods = ['cod'] as const
export type PaymentMethod = (typeof paymentMethods)[number]
