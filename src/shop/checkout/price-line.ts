import type { Locale } from '#kit/localized.ts'
import { vatOf } from '#kit/money.ts'
import { variantLabels } from '#shop/catalogue/option-label.ts'
import { priceAt } from '#shop/catalogue/price.ts'
import type { ForSale } from '#shop/catalogue/queries.ts'
import { vatRateOn, type VatRow } from '#shop/pricing/vat.ts'

export type Pricing = {
  vatRates: VatRow[]
  at: Date
  /** The day in the shop's calendar, for the VAT rate. */
  day: string
  locale: Locale
}

/** What so many pieces of one variant cost, in words and numbers. */
export function priceLine(sold: ForSale, quantity: number, { vatRates, at, day, locale }: Pricing) {
  const { now, was } = priceAt(sold, at)
  const total = now * quantity
  const vatRate = vatRateOn(vatRates, sold.vatClass, day)
  return {
    variantId: sold.variantId,
    productId: sold.productId,
    sku: sold.sku,
    slug: sold.slug,
    name: sold.name,
    options: variantLabels(sold.options, sold.labels, locale),
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
