import type { Locale, Localized } from '#kit/localized.ts'
import { vatOf, type Dong } from '#kit/money.ts'
import { isBare } from '#shop/advisers/pair-of.ts'
import { optionLabel, variantLabels, type LabelKey } from '#shop/catalogue/variants/option-label.ts'
import { priceAt } from '#shop/catalogue/prices/price.ts'
import type { ForSale } from '#shop/catalogue/queries.ts'
import { vatRateOn, type VatRow } from '#shop/pricing/vat.ts'

export type Pricing = {
  vatRates: VatRow[]
  at: Date
  /** The day in the shop's calendar, for the VAT rate. */
  day: string
  locale: Locale
  /** Agreed prices by variant: they stay, whatever the goods cost today. VAT is included, at the rate of the day. */
  agreed?: ReadonlyMap<string, Agreed>
}

/** `vatRate`: fixed by an invoice. */
type Agreed = { unitPrice: Dong; listPrice: Dong; vatRate?: number }

export type PricedLine = ReturnType<typeof priceLine>

/** The price of a quantity of one variant before any discount, with its labels. */
export function priceLine(sold: ForSale, quantity: number, { vatRates, at, day, locale, agreed }: Pricing) {
  const before = agreed?.get(sold.variantId)
  const { now, was } = before ? { now: before.unitPrice, was: before.listPrice } : priceAt(sold, at)
  const total = now * quantity
  const vatRate = before?.vatRate ?? vatRateOn(vatRates, sold.vatClass, day)
  return {
    variantId: sold.variantId,
    productId: sold.productId,
    sku: sold.sku,
    slug: sold.slug,
    category: sold.category,
    type: sold.type,
    brandLine: sold.line,
    name: sold.name,
    options: choicesOf(sold, locale),
    picture: sold.picture,
    quantity,
    unitPrice: now,
    listPrice: was ?? now,
    total,
    vatClass: sold.vatClass,
    vatRate,
    vat: vatOf(total, vatRate).vat,
  }
}

/** `words`: the product's own label in both languages, if it has one. */
type Choice = { key: LabelKey; value: string; label: string; words?: Localized }

/** The option labels; a boot without a blade says so here, wherever the line is shown later. */
function choicesOf(sold: ForSale, locale: Locale): Choice[] {
  const chosen = variantLabels(sold.options, sold.labels, locale)
  return isBare(sold)
    ? [...chosen, { key: 'blade', value: 'none', label: optionLabel('blade', 'none', null, locale) }]
    : chosen
}
