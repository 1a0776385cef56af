import type { Compared } from '#shop/advisers/comparison.ts'
import { priceAt } from '#shop/catalogue/price.ts'
import type { ProductPage } from '#shop/catalogue/queries.ts'
import { bootDisciplines } from '#shop/catalogue/sizes.ts'

const number = (value: unknown) => (typeof value === 'number' ? value : null)
const millimetres = (text: string | undefined) => (text && /^\d{3}$/.test(text) ? [Number(text)] : [])
const sorted = <T>(values: T[]) => [...new Set(values)].sort()

/** What the comparison weighs: the lowest price paid now, and the sizes that can be bought at this moment. */
export function comparedOf(product: ProductPage, available: Map<string, number>, at: Date): Compared {
  const { id, category, attributes, variants, warrantyMonths } = product
  const cheapest = variants.map((variant) => priceAt(variant, at)).sort((a, b) => a.now - b.now)[0]
  const isBoot = bootDisciplines.some((boot) => boot === category)
  const inStock = variants.filter((variant) => (available.get(variant.id) ?? 1) > 0)
  return {
    id,
    category,
    discipline: isBoot ? category : typeof attributes.blade_for === 'string' ? attributes.blade_for : null,
    price: cheapest?.was ?? cheapest?.now ?? 0,
    sale_price: cheapest?.was ? cheapest.now : null,
    stiffness: number(attributes.stiffness),
    weight_g: number(attributes.weight_g),
    sizes: isBoot ? sorted(inStock.flatMap(({ options }) => millimetres(options.size))) : [],
    widths: sorted(variants.flatMap(({ options }) => options.width ?? [])),
    warranty_months: warrantyMonths || null,
  }
}
