import { stockLevels, stockSorts } from '#shop/inventory/lists/list-stock-rows.ts'
import { askedText, askedWord } from '#web/admin-kit/list/list-params.ts'

/** Reads the query of the stock list; unknown values do not filter. */
export const readStockParams = (params: URLSearchParams) => ({
  text: askedText(params),
  level: askedWord(params, 'level', stockLevels),
  sort: askedWord(params, 'sort', stockSorts) ?? ('available' as const),
})
