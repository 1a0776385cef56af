import type { Compared } from '#shop/advisers/comparison.ts'
import { familyOf, isBare } from '#shop/advisers/pair-of.ts'
import type { Lead } from '#shop/catalogue/variants/lead.ts'
import type { ProductPage } from '#shop/catalogue/queries.ts'
import { bootDisciplines } from '#shop/catalogue/attributes/sizes.ts'

const number = (value: unknown) => (typeof value === 'number' ? value : null)
const millimetres = (text: string | undefined) => (text && /^\d{3}$/.test(text) ? [Number(text)] : [])
const sorted = <T>(values: T[]) => [...new Set(values)].sort()

/** What the comparison weighs: the price that the card and the page show, and the sizes that can be bought at this moment. */
export function comparedOf(product: ProductPage, available: Map<string, number>, lead: Partial<Lead>): Compared {
  const { id, category, attributes, variants, warrantyMonths } = product
  const { now = 0, was = null } = lead.price ?? {}
  const isBoot = bootDisciplines.some((boot) => boot === category)
  const inStock = variants.filter((variant) => (available.get(variant.id) ?? 1) > 0)
  return {
    id,
    category,
    discipline: isBoot ? category : typeof attributes.blade_for === 'string' ? attributes.blade_for : null,
    price: was ?? now,
    sale_price: was === null ? null : now,
    kind: kindOf(product),
    stiffness: number(attributes.stiffness),
    weight_g: number(attributes.weight_g),
    sizes: isBoot ? sorted(inStock.flatMap(({ options }) => millimetres(options.size))) : [],
    widths: sorted(variants.flatMap(({ options }) => options.width ?? [])),
    warranty_months: warrantyMonths || null,
  }
}

/** What is judged by the same measure: boots with a blade, boots without, blades of one sport, helmets. */
function kindOf({ category, type, attributes }: ProductPage) {
  if (category === 'blades') return familyOf(attributes.blade_for)
  if (!bootDisciplines.some((boot) => boot === category)) return type
  return isBare({ category, attributes, options: {} }) ? 'bare' : 'whole'
}
