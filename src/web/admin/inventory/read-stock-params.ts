import { stockLevels, stockSorts } from '#shop/inventory/lists/list-stock-rows.ts'
import { askedText, askedWord } from '#web/admin-kit/list/list-params.ts'

/** What the address asks of the shelf; words it does not know ask for nothing. */
export const readStockParams = (params: URLSearchParams) => ({
  text: askedText(params),
  level: askedWord(params, 'level', stockLevels),
  sort: askedWord(params, 'sort', stockSorts) ?? ('available' as const),
})
