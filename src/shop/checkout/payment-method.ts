import { payPageIds } from '#providers/payments.ts'

/** The payment methods that a buyer may choose; a shop offers those that it has keys for (payments/attempts/offered-methods.ts). */
export const checkoutMethods = ['cod', 'bank_transfer', ...payPageIds] as const
export type CheckoutMethod = (typeof checkoutMethods)[number]

/** Only staff take these, at the counter: notes and coins, or the shop's own card terminal. */
export const counterMethods = ['cash', 'card'] as const

/** All methods by which an order is paid. */
export const paymentMethods = [...checkoutMethods, ...counterMethods] as const
export type PaymentMethod = (typeof paymentMethods)[number]
