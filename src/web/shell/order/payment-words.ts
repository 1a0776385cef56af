import { readableWords } from '#platform/forms/readable.ts'
import type { PayPageManifest } from '#providers/manifest.ts'
import { payPageManifests } from '#providers/payments.ts'
import type { PaymentMethod } from '#shop/checkout/payment-method.ts'
import { methodMessages } from '#shop/payments/method-messages.ts'

export const methodWords: Record<PaymentMethod, () => string> = readableWords(methodMessages)

/** Marks in the footer and beside the payment methods: that of VietQR for transfers, the usual letters for cash on delivery. */
export const methodMarks: Partial<Record<PaymentMethod, PayPageManifest['mark']>> = {
  cod: { texts: ['COD'], colour: '#0a212a' },
  bank_transfer: { texts: ['VietQR'], colour: '#b3161d' },
  ...Object.fromEntries(payPageManifests.map(({ id, mark }) => [id, mark])),
}
