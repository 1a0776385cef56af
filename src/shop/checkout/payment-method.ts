import { payPageIds } from '#providers/payments.ts'

/** All payment methods; a shop offers those that it has keys for (payments/attempts/offered-methods.ts). */
export const paymentMethods = ['cod', 'bank_transfer', ...payPageIds] as const
export type PaymentMethod = (typeof paymentMethods)[number]
