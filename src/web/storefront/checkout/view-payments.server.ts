import { dong } from '#kit/money.ts'
import type { CheckoutMethod } from '#shop/checkout/payment-method.ts'
import type { Quote } from '#shop/checkout/quote.ts'
import { isMethodUnreachable, offeredMethods } from '#shop/payments/attempts/offered-methods.ts'
import { isPayPage } from '#shop/payments/registered-gateways.ts'
import type { ShopSettings } from '#shop/settings/settings.ts'
import { m } from '#words/messages.js'

/** `closed`: why this method cannot be chosen for the order; `isAway`: its provider is hard to reach just now; `waits`: holds stock until somebody acts. */
export type PaymentView = { method: CheckoutMethod; closed: string | null; isAway: boolean; waits: boolean }

/** Payment methods for a cart; one that cannot be used is shown with the reason. */
export const viewPayments = (settings: ShopSettings, quote: Quote): PaymentView[] =>
  offeredMethods(settings).map((method) => ({
    method,
    closed: method === 'cod' ? noCash(settings, quote) : null,
    isAway: isMethodUnreachable(method),
    waits: !isPayPage(method),
  }))

/** By the rules of payments/attempts/refuse-cash.ts, as far as they depend on the basket. */
function noCash({ codLimit }: ShopSettings, { total, lines }: Quote) {
  if (total === 0) return null
  if (total > codLimit) return m.checkout_cod_over({ limit: dong(codLimit) })
  return lines.length > 0 && lines.every((line) => !line.stocked) ? m.refusal_cod_services() : null
}
