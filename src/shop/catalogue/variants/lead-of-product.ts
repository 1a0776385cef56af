import { leadOf, shadesOf } from './lead.ts'
import { picturesFor } from '../pictures/pictures-for.ts'
import { priceAt } from '../prices/price.ts'
import { hasStock } from '../product.ts'
import type { ProductPage } from '../queries.ts'

/** The variant that represents a product, and its picture. `available`: pieces left of each variant that has stock. */
export function leadOfProduct(product: ProductPage, available: ReadonlyMap<string, number>, at: Date) {
  const valuesOf = (key: string) => product.options.flatMap((one) => (one.key === key ? one.value : []))
  const offered = product.variants.map((variant) => ({
    options: variant.options,
    paid: priceAt(variant, at),
    canBeBought: !hasStock(product.category) || (available.get(variant.id) ?? 0) > 0,
  }))
  const lead = leadOf(shadesOf(offered), { colours: valuesOf('colour'), widths: valuesOf('width') })
  const pictures = product.pictures.map(({ file, options }) => ({ file, of: options }))
  return { ...lead, picture: picturesFor(pictures, lead?.choice ?? {})[0]?.file ?? null }
}
