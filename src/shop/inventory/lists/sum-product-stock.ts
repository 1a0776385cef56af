import { priceAt, type Priced } from '#shop/catalogue/prices/price.ts'
import type { Options } from '#shop/catalogue/product.ts'

export type VariantStock = Priced & { options: Options; available: number }

/** A product's variants in one line: how many, how many pieces of each size, and what is paid now; `was` where all that is seen is reduced. */
export function sumProductStock(shelf: VariantStock[], at: Date) {
  const prices = shelf.map((one) => priceAt(one, at))
  const cheapest = prices.toSorted((a, b) => a.now - b.now)[0]
  const sizes = Map.groupBy(
    shelf.filter(({ options }) => options.size),
    ({ options }) => options.size!,
  )
  return {
    variants: shelf.length,
    available: pieces(shelf),
    sizes: [...sizes]
      .map(([size, some]) => ({ size, available: pieces(some) }))
      .sort((a, b) => Number(a.size) - Number(b.size) || a.size.localeCompare(b.size)),
    price: cheapest?.now ?? null,
    was: cheapest?.was ?? null,
    highest: prices.length ? Math.max(...prices.map(({ now }) => now)) : null,
  }
}

const pieces = (shelf: VariantStock[]) => shelf.reduce((sum, { available }) => sum + Math.max(0, available), 0)
