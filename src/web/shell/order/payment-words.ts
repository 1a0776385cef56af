import { readableWords } from '#platform/forms/readable.ts'
import { gatewayWords } from '#providers/payments.ts'
import type { PaymentMethod } from '#shop/checkout/payment-method.ts'
import { m } from '#words/messages.js'

export const methodWords: Record<PaymentMethod, () => string> = readableWords({
  cod: () => m.payment_method_cod(),
  bank_transfer: () => m.payment_method_bank_transfer(),
  ...gatewayWords('method'),
})

/** Names as their owners write them, in a colour near theirs: drawn by us, since their licences forbid copies. */
export const methodMarks: Partial<Record<PaymentMethod, { texts: string[]; colour: string }>> = {
  bank_transfer: { texts: ['VietQR'], colour: '#b3161d' },
  vnpay: { texts: ['VNPAY'], colour: '#005baa' },
  momo: { texts: ['MoMo'], colour: '#a50064' },
  zalopay: { texts: ['ZaloPay'], colour: '#0033c9' },
  stripe: { texts: ['VISA', 'Mastercard'], colour: '#1a1f71' },
}
