import { readableWords } from '#platform/readable.ts'
import { gatewayWords } from '#providers/payments.ts'
import type { PaymentMethod } from '#shop/checkout/payment-method.ts'
import { m } from '#words/messages.js'

export const methodWords: Record<PaymentMethod, () => string> = readableWords({
  cod: () => m.method_cod(),
  bank_transfer: () => m.method_bank_transfer(),
  ...gatewayWords('method'),
})
