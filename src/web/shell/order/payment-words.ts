import { readableWords } from '#platform/forms/readable.ts'
import type { PaymentMethod } from '#shop/checkout/payment-method.ts'
import { methodMessages } from '#shop/payments/method-messages.ts'

export const methodWords: Record<PaymentMethod, () => string> = readableWords(methodMessages)
