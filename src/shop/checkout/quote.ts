import type { Locale } from '#kit/localized.ts'
import { vatOf, type Dong } from '#kit/money.ts'
import type { WantedLine } from '#shop/cart/wanted.ts'
import { variantLabels } from '#shop/catalogue/option-label.ts'
import { priceAt } from '#shop/catalogue/price.ts'
import type { ForSale } from '#shop/catalogue/queries.ts'
import { vatRateOn, type VatRow } from '#shop/pricing/vat.ts'
import { chargedWeight, type Delivery } from '#shop/shipping/rates.ts'
import type { Problem } from './problem.ts'

export type QuoteInput = {
  wanted: WantedLine[]
  forSale: ForSale[]
  /** Per variant; one that is missing here is a service, of which no stock is kept. */
  available: Map<string, number>
  delivery: Delivery | null
  vatRates: VatRow[]
  at: Date
  /** The day in the shop's calendar, for the VAT rate. */
  day: string
  maxPerLine: number
  locale: Locale
}

export type QuoteLine = ReturnType<typeof quoteLine>
export type Quote = ReturnType<typeof quoteCart>

/** What this basket costs, now, in whole đồng with VAT: pure, and the only place that makes a total, so that page, order and test reckon alike. */
export function quoteCart(input: QuoteInput) {
  const known = new Map(input.forSale.map((one) => [one.variantId, one]))
  const lines = input.wanted.flatMap((line) => {
    const sold = known.get(line.variantId)
    return sold ? [quoteLine(line, sold, input)] : []
  })
  const gone = input.wanted
    .filter((line) => !known.has(line.variantId))
    .map((line): Problem => ({ kind: 'withdrawn', variantId: line.variantId }))
  const subtotal = lines.reduce((sum, line) => sum + line.total, 0)
  const shippingFee = input.delivery?.fee ?? 0
  const shippingVatRate = vatRateOn(input.vatRates, 'service', input.day)
  const vat = lines.reduce((sum, line) => sum + line.vat, 0) + vatOf(shippingFee, shippingVatRate).vat
  return {
    lines,
    problems: [...gone, ...lines.flatMap((line) => line.problems)],
    count: lines.reduce((sum, line) => sum + line.quantity, 0),
    subtotal,
    discount: 0 as Dong,
    delivery: input.delivery,
    shippingFee,
    shippingVatRate,
    total: subtotal + shippingFee,
    vat,
    weightG: lines.reduce((sum, line) => sum + line.weightG * line.quantity, 0),
  }
}

function quoteLine(wanted: WantedLine, sold: ForSale, input: QuoteInput) {
  const { now, was } = priceAt(sold, input.at)
  const total = now * wanted.quantity
  const vatRate = vatRateOn(input.vatRates, sold.vatClass, input.day)
  const left = input.available.get(sold.variantId) ?? null
  const stocked = left !== null
  const line = {
    id: sold.variantId,
    variantId: sold.variantId,
    productId: sold.productId,
    sku: sold.sku,
    slug: sold.slug,
    name: sold.name,
    options: variantLabels(sold.options, sold.labels, input.locale),
    picture: sold.picture,
    quantity: wanted.quantity,
    unitPrice: now,
    listPrice: was ?? now,
    total,
    vatClass: sold.vatClass,
    vatRate,
    vat: vatOf(total, vatRate).vat,
    weightG: chargedWeight(sold.weightG, sold.boxCm),
    stocked,
    left,
  }
  return { ...line, problems: problemsOf(line, wanted.seenPrice, input.maxPerLine) }
}

type Judged = { variantId: string; name: string; quantity: number; unitPrice: Dong; left: number | null }

function problemsOf(
  { variantId, name, quantity, unitPrice, left }: Judged,
  seenPrice: Dong | null | undefined,
  max: number,
): Problem[] {
  const problems: Problem[] = []
  if (left !== null && left <= 0) problems.push({ kind: 'sold-out', variantId, name })
  else if (left !== null && left < quantity) problems.push({ kind: 'short', variantId, name, left })
  else if (quantity > max) problems.push({ kind: 'too-many', variantId, name, max })
  if (seenPrice != null && seenPrice !== unitPrice)
    problems.push({ kind: 'price-changed', variantId, name, from: seenPrice, to: unitPrice })
  return problems
}
