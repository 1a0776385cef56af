import { gatewayIds } from '#providers/payments.ts'

/** Ways to pay that exist; which of them a shop offers is a matter of its keys (payments/attempts/offered-methods.ts). */
export const paymentMethods = ['cod', 'bank_transfer', ...gatewayIds] as const
export type PaymentMethod = (typeof paymentMethods)[number]
