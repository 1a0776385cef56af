import { readableWords } from '#platform/readable.ts'
import type { PaymentMethod } from '#shop/checkout/payment-method.ts'
import { m } from '#words/messages.js'

export const methodWords: Record<PaymentMethod, () => string> = readableWords({
  cod: () => m.method_cod(),
  bank_transfer: () => m.method_bank_transfer(),
  vnpay: () => m.method_vnpay(),
  momo: () => m.method_momo(),
  zalopay: () => m.method_zalopay(),
  stripe: () => m.method_stripe(),
})
