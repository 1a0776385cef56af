import type { ForSale } from '#shop/catalogue/queries.ts'
import type { QuoteInput } from '#shop/checkout/quote.ts'
import { vatLaw } from '#shop/pricing/vat-law.ts'

/** A boot with the fields that a quote needs. */
export const aPiece = (variantId: string, changes: Partial<ForSale> = {}): ForSale => ({
  variantId,
  productId: `product-${variantId}`,
  sku: variantId,
  options: {},
  price: 1_000_000,
  salePrice: null,
  saleFrom: null,
  saleUntil: null,
  weightG: 900,
  boxCm: null,
  category: 'figure',
  type: 'set',
  attributes: {},
  vatClass: 'goods',
  line: 'sport',
  name: 'Lướt Én',
  slug: variantId,
  labels: {},
  picture: null,
  ...changes,
})

/** A boot without a blade, sold on its own. */
export const aBareBoot = (variantId: string, changes: Partial<ForSale>) =>
  aPiece(variantId, {
    productId: variantId,
    type: 'boot_only',
    vatClass: 'standard',
    weightG: 800,
    name: variantId,
    ...changes,
  })

/** Date, place and VAT rates of the quote. */
export const asked = {
  delivery: null,
  vatRates: vatLaw,
  at: new Date('2026-11-21T03:00:00Z'),
  day: '2026-11-21',
  maxPerLine: 20,
  locale: 'vi',
} satisfies Partial<QuoteInput>
