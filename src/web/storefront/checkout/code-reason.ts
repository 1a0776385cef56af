import { readCode } from '#shop/pricing/read-code.ts'
import type { CouponAnswer } from '#web/parts/coupons/change-coupons.server.ts'
import type { RetryReason } from './retry-notice.tsx'
import type { CheckoutView } from './view-checkout.server.ts'

/** Why the order was not placed when it was pressed with a code in the field: the code comes first, since the buyer must see the new total. */
export function codeReason(form: FormData, coupon: CouponAnswer, { promotions, total }: CheckoutView): RetryReason {
  const typed = readCode(form.get('coupon'))
  // The cart keeps a code that could work for other goods; only the quote knows this buyer's contact.
  const refused = promotions.coupons.find(({ code, state }) => code === typed && state === 'refused')
  const refusal = coupon.refusal ?? refused?.text
  return refusal === undefined ? { applied: total } : { refusal, isCode: true }
}
