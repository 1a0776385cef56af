import { categorySlugs, lineSlugs } from '#shop/catalogue/product-draft.ts'
import { levelsOf } from '#shop/catalogue/attributes/levels.ts'
import { settableStatuses } from '#shop/catalogue/products/settable-status.ts'
import { productSorts, shelfStates } from '#shop/inventory/lists/list-product-rows.ts'
import { textParam, enumParam } from '#web/admin-kit/list/list-params.ts'

export const allLevels = [...new Set(Object.values(levelsOf).flat())]

/** Reads the query of the list; unknown values do not filter. */
export function readProductParams(params: URLSearchParams) {
  return {
    text: textParam(params),
    status: enumParam(params, 'status', settableStatuses),
    category: enumParam(params, 'category', categorySlugs),
    line: enumParam(params, 'line', lineSlugs),
    level: enumParam(params, 'level', allLevels),
    stock: enumParam(params, 'stock', shelfStates),
    english: enumParam(params, 'english', ['lacks'] as const),
    sort: enumParam(params, 'sort', productSorts) ?? ('-updated' as const),
  }
}
