import { categorySlugs, lineSlugs } from '#shop/catalogue/product-draft.ts'
import { levelsOf } from '#shop/catalogue/attributes/levels.ts'
import { settableStatuses } from '#shop/catalogue/products/settable-status.ts'
import { productSorts, shelfStates } from '#shop/inventory/lists/list-product-rows.ts'
import { searchFields } from '#web/shell/search/search-fields.ts'

export const allLevels = [...new Set(Object.values(levelsOf).flat())]

/** What the address asks of the list; words it does not know ask for nothing. */
export function readProductParams(params: URLSearchParams) {
  const oneOf = <T extends string>(name: string, all: readonly T[]) =>
    all.find((value) => value === params.get(name)) ?? null
  return {
    text: (params.get('q') ?? '').trim().slice(0, searchFields.q.max),
    status: oneOf('status', settableStatuses),
    category: oneOf('category', categorySlugs),
    line: oneOf('line', lineSlugs),
    level: oneOf('level', allLevels),
    stock: oneOf('stock', shelfStates),
    english: oneOf('english', ['lacks'] as const),
    sort: oneOf('sort', productSorts) ?? ('-updated' as const),
  }
}
export type ProductParams = ReturnType<typeof readProductParams>
