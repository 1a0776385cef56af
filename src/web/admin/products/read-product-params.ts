import { categorySlugs, lineSlugs } from '#shop/catalogue/product-draft.ts'
import { levelsOf } from '#shop/catalogue/attributes/levels.ts'
import { settableStatuses } from '#shop/catalogue/products/settable-status.ts'
import { productSorts, shelfStates } from '#shop/inventory/lists/list-product-rows.ts'
import { askedText, askedWord } from '#web/admin-kit/list/list-params.ts'

export const allLevels = [...new Set(Object.values(levelsOf).flat())]

/** Reads the query of the list; unknown values do not filter. */
export function readProductParams(params: URLSearchParams) {
  return {
    text: askedText(params),
    status: askedWord(params, 'status', settableStatuses),
    category: askedWord(params, 'category', categorySlugs),
    line: askedWord(params, 'line', lineSlugs),
    level: askedWord(params, 'level', allLevels),
    stock: askedWord(params, 'stock', shelfStates),
    english: askedWord(params, 'english', ['lacks'] as const),
    sort: askedWord(params, 'sort', productSorts) ?? ('-updated' as const),
  }
}
export type ProductParams = ReturnType<typeof readProductParams>
