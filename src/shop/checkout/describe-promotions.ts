import { inLocale, type Locale } from '#kit/localized.ts'
import { dong } from '#kit/money.ts'
import { refusedCodeMessage } from '#shop/pricing/describe-code.ts'
import { describeDiscounts } from '#shop/pricing/describe-discounts.ts'
import { m } from '#words/messages.js'
import type { Quote } from './quote.ts'

/** The promotions of a cart in words: discounts and their reasons, offers that are nearly reached, and the result of every code that was entered. */
export const describePromotions = ({ lines, shippingDiscounts, codes, near, ...quote }: Quote, locale: Locale) => ({
  discount: quote.discount,
  shippingDiscount: quote.shippingDiscount,
  offGoods: describeDiscounts(
    lines.flatMap((line) => [line, ...line.services]).flatMap((line) => line.discounts),
    locale,
  ),
  offShipping: describeDiscounts(shippingDiscounts, locale),
  hints: near.map((one) => describeNearOffer(one, locale)),
  coupons: codes.map((one) => ({ code: one.code, state: one.state, text: describeCodeResult(one, locale) })),
})
export type DescribedPromotions = ReturnType<typeof describePromotions>

const describeNearOffer = (near: Quote['near'][number], locale: Locale) =>
  'pieces' in near
    ? m.promotion_near_pieces({ count: near.pieces, name: inLocale(near.name, locale) }, { locale })
    : m.promotion_near_amount({ missing: dong(near.missing), name: inLocale(near.name, locale) }, { locale })

function describeCodeResult(answer: Quote['codes'][number], locale: Locale) {
  if (answer.state === 'refused') return refusedCodeMessage(answer, locale)
  return answer.state === 'waiting' ? m.promotion_waiting({}, { locale }) : `−${dong(answer.amount)}`
}
