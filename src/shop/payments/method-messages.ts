import type { ProviderWords } from '#providers/manifest.ts'
import { payPageWords } from '#providers/payments.ts'
import type { PaymentMethod } from '#shop/checkout/payment-method.ts'
import { m } from '#words/messages.js'

/** The name of each payment method. */
export const methodMessages: Record<PaymentMethod, ProviderWords> = {
  cod: m.payment_method_cod,
  bank_transfer: m.payment_method_bank_transfer,
  cash: m.payment_method_cash,
  card: m.payment_method_card,
  ...payPageWords('method'),
}
