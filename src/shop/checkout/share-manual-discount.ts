import type { Localized } from '#kit/localized.ts'
import { shareOut } from '#kit/share-out.ts'
import type { Dong } from '#kit/money.ts'
import { sumOf } from '#shop/pricing/discount.ts'
import { m } from '#words/messages.js'
import type { LineDiscounts } from './discount-lines.ts'
import { pricedPiecesOf } from './price-bundles.ts'
import type { quoteLine } from './quote-line.ts'

type Gross = ReturnType<typeof quoteLine>

const name = (): Localized => ({
  vi: m.order_admin_discount_name({}, { locale: 'vi' }),
  en: m.order_admin_discount_name({}, { locale: 'en' }),
})

/** What staff take off by hand, dealt by what each line still costs; never more than all of them. Why they did stands on the timeline, for staff. */
export function shareManualDiscount(gross: readonly Gross[], given: LineDiscounts, amount: Dong): LineDiscounts {
  const pieces = gross
    .flatMap(pricedPiecesOf)
    .map(({ key, total }) => ({ key, left: total - sumOf(given.get(key) ?? []) }))
    .filter(({ left }) => left > 0)
  const most = pieces.reduce((sum, { left }) => sum + left, 0)
  const shares = shareOut(
    Math.min(amount, most),
    pieces.map(({ left }) => left),
  )
  return new Map(
    pieces.flatMap(({ key }, at) =>
      shares[at]
        ? [[key, [{ source: 'desk' as const, promotionId: null, code: null, name: name(), amount: shares[at] }]]]
        : [],
    ),
  )
}
