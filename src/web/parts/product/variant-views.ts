import { priceAt } from '#shop/catalogue/prices/price.ts'
import type { ProductPage } from '#shop/catalogue/queries.ts'
import { shownStock } from './shown-stock.ts'

/** Variants with current prices in đồng: `price` as listed, `salePrice` only while a sale runs. */
export function variantViews({ variants }: ProductPage, available: Map<string, number>, at: Date) {
  return variants.map((variant) => {
    const { now, was } = priceAt(variant, at)
    return {
      id: variant.id,
      sku: variant.sku,
      options: variant.options,
      price: was ?? now,
      salePrice: was === null ? null : now,
      stock: shownStock(available.get(variant.id)),
    }
  })
}
