import { categorySlugs } from '#shop/catalogue/product-draft.ts'
import { isTypeOf } from '#shop/catalogue/attributes/types.ts'

/** Parses `figure/set`: category and type in one value. */
export function readKind(kind: string) {
  const [slug, type = ''] = kind.split('/')
  const category = categorySlugs.find((one) => one === slug)
  return category && isTypeOf(category, type) ? { category, type } : undefined
}
