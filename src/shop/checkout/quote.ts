import { inAllLanguages, type Localized } from '#kit/localized.ts'
import { vatOf, type Dong } from '#kit/money.ts'
import { shareOut } from '#kit/share-out.ts'
import { lineKey } from '#shop/cart/line-key.ts'
import type { CartLineInput } from '#shop/cart/cart-line-input.ts'
import type { ForSale } from '#shop/catalogue/queries.ts'
import { sumOf } from '#shop/pricing/discount.ts'
import { vatRateOn } from '#shop/pricing/vat.ts'
import type { Delivery } from '#shop/shipping/zones/rates.ts'
import { m } from '#words/messages.js'
import { discountCart, type DiscountInput } from './discount-cart.ts'
import type { LineDiscounts } from './discount-lines.ts'
import type { Pricing } from './price-line.ts'
import type { CompatibilityOverride, Problem } from './problem.ts'
import { findBundles } from './find-bundles.ts'
import { judgePairs } from './judge-pairs.ts'
import { mergeDiscounts, priceBundles, pricedPiecesOf } from './price-bundles.ts'
import { quoteLine } from './quote-line.ts'

export type QuoteInput = Pricing &
  DiscountInput & {
    lines: CartLineInput[]
    /** The variants of the cart and their services. */
    forSale: ForSale[]
    /** Per variant; a variant that is missing here is a service, which has no stock. */
    available: Map<string, number>
    delivery: Delivery | null
    /** The rate of VAT on delivery that an invoice fixed; otherwise that of the day. */
    shippingVatRate?: number
    maxPerLine: number
    /** The discount of a bundle in per cent, and pairs that staff allowed. */
    bundlePercent?: number
    /** Agreed percentages of some bundles, by their marks. */
    setPercents?: ReadonlyMap<string, number>
    allowedPairs?: readonly CompatibilityOverride[]
    /** The discount that staff enter by hand. */
    manualDiscount?: Dong
  }

export type Quote = ReturnType<typeof quoteCart>
export type QuoteLine = Quote['lines'][number]

/** Prices a cart at this moment, in whole đồng with VAT: a pure function, and the only code that computes a total, so that page, order and test agree. */
export function quoteCart(input: QuoteInput) {
  const byId = new Map(input.forSale.map((one) => [one.variantId, one]))
  const gross = grossLines(input, byId)
  const withdrawn = input.lines
    .filter((line) => !byId.has(line.variantId))
    .map((line): Problem => ({ kind: 'withdrawn', lineId: lineKey(line) }))
  const { bundles, problems } = findBundles(input.lines, byId, input.allowedPairs)
  const agreed = mergeDiscounts(priceBundles(bundles, gross, percentIn(input)), input.bundleDiscounts)
  const bundleDiscounts = input.manualDiscount
    ? mergeDiscounts(agreed, shareManualDiscount(gross, agreed, input.manualDiscount))
    : agreed
  const { lines, shippingDiscounts, used, codes, near } = discountCart(gross, { ...input, bundleDiscounts })
  const priced = lines.flatMap((line) => [line, ...line.services])
  const subtotal = priced.reduce((sum, line) => sum + line.total, 0)
  const discount = priced.reduce((sum, line) => sum + line.discount, 0)
  const rate = input.delivery?.fee ?? 0
  const shippingFee = rate - sumOf(shippingDiscounts)
  const shippingVatRate = input.shippingVatRate ?? vatRateOn(input.vatRates, 'service', input.day)
  const vat = priced.reduce((sum, line) => sum + line.vat, 0) + vatOf(shippingFee, shippingVatRate).vat
  return {
    lines,
    problems: [...withdrawn, ...problems, ...judgePairs(input.lines, byId), ...lines.flatMap((line) => line.problems)],
    bundles,
    count: lines.reduce((sum, line) => sum + line.quantity, 0),
    subtotal,
    discount,
    delivery: input.delivery,
    /** The delivery fee to pay; the rate is this fee plus its discounts. */
    shippingFee,
    shippingDiscounts,
    shippingDiscount: rate - shippingFee,
    shippingVatRate,
    /** The promotions that apply, each with its discount, and the result of every code. */
    used,
    codes,
    near,
    total: subtotal - discount + shippingFee,
    vat,
    chargeableG: lines.reduce((sum, line) => sum + line.chargeableG * line.quantity, 0),
    /** The longest service in the cart: nothing is shipped before it is done. */
    workDays: Math.max(0, ...lines.map((line) => line.workDays)),
  }
}

type Gross = ReturnType<typeof quoteLine>

const name = (): Localized => inAllLanguages(m.order_admin_discount_name, {})

/** Shares a manual discount among the lines in proportion to what each still costs; never more than their sum. Its reason is on the timeline, for staff. */
function shareManualDiscount(gross: readonly Gross[], bundleDiscounts: LineDiscounts, amount: Dong): LineDiscounts {
  const pieces = gross
    .flatMap(pricedPiecesOf)
    .map(({ key, total }) => ({ key, left: total - sumOf(bundleDiscounts.get(key) ?? []) }))
    .filter(({ left }) => left > 0)
  const most = pieces.reduce((sum, { left }) => sum + left, 0)
  const shares = shareOut(
    Math.min(amount, most),
    pieces.map(({ left }) => left),
  )
  return new Map(
    pieces.flatMap(({ key }, at) =>
      shares[at]
        ? [[key, [{ source: 'staff' as const, promotionId: null, code: null, name: name(), amount: shares[at] }]]]
        : [],
    ),
  )
}

const percentIn =
  ({ setPercents, bundlePercent = 0 }: QuoteInput) =>
  (mark: string) =>
    setPercents?.get(mark) ?? bundlePercent

function grossLines(input: QuoteInput, forSaleById: Map<string, ForSale>) {
  /** The quantity of each variant in the lines above: lines of one pair with and without services share its stock. */
  const above = new Map<string, number>()
  return input.lines.flatMap((line) => {
    const sold = forSaleById.get(line.variantId)
    if (!sold) return []
    const before = above.get(line.variantId) ?? 0
    above.set(line.variantId, before + line.quantity)
    return [quoteLine({ cartLine: line, sold, before }, forSaleById, input)]
  })
}
