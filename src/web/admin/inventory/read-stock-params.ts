import { stockLevels, stockSorts } from '#shop/inventory/lists/list-stock-rows.ts'
import { searchFields } from '#web/shell/search/search-fields.ts'

/** What the address asks of the shelf; words it does not know ask for nothing. */
export const readStockParams = (params: URLSearchParams) => ({
  text: (params.get('q') ?? '').trim().slice(0, searchFields.q.max),
  level: stockLevels.find((level) => level === params.get('level')) ?? null,
  sort: stockSorts.find((sort) => sort === params.get('sort')) ?? ('available' as const),
})
