import type { CategorySlug, Options } from '#shop/catalogue/product.ts'
import { euSize, isBoot } from '#shop/catalogue/attributes/sizes.ts'

type Sold = { category: CategorySlug; type: string; attributes: Record<string, unknown> }

/** Ids of Google's product taxonomy (support.google.com/merchants/answer/6324436): “Ice Skates”, “Figure Skate Boots”, “Ice Skate Blades” and what goes with them. */
const skates = 1057
const bareBoots = 6708
const blades = 7000
const protectiveGear = 1105
const partsAndAccessories = 3791
const byType: Record<string, number> = {
  helmet: 6080,
  elbow: 499_756,
  gloves: 6078,
  shorts: 3615,
  knee: 499_755,
  shin: 499_755,
  mouthguard: 499_801,
  guards: 4019,
  soakers: 4019,
  laces: 1856,
  tools: 3623,
}

export function googleCategoryOf({ category, type, attributes }: Sold) {
  if (isBoot(category)) return category === 'figure' && attributes.blade_included === false ? bareBoots : skates
  if (category === 'blades') return blades
  return byType[type] ?? (category === 'protective' ? protectiveGear : partsAndAccessories)
}

const childTypes = new Set(['youth', 'junior', 'kids', 'adjustable_kids', 'double_runner'])

/** What is made for children alone; what children and grown-ups wear is for adults there. */
export function ageGroupOf({ type, attributes: { age } }: Sold) {
  const isForChildren = Array.isArray(age) && age.length > 0 ? age.every((one) => one === 'kid') : childTypes.has(type)
  return isForChildren ? 'kids' : 'adult'
}

/**
 * For whom of women and men a product is: the catalogue has no field for it, since boots are made by length and width alone, so that all of it is unisex.
 * What is made for children alone is told by `age_group`.
 */
export const gender = 'unisex'

/** One form of size: of a boot the EU size with the letter of its width, of all else what its label says. */
export function feedSizeOf({ category }: Sold, options: Options, words: Record<string, string>) {
  const { size, width } = options
  if (isBoot(category) && size && /^\d{3}$/.test(size))
    return { size: [euSize(Number(size)), width].filter(Boolean).join(' '), system: 'EU' }
  return { size: words.size ?? words.blade_length ?? words.length, system: undefined }
}
