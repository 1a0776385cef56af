import { stockLevels, stockSorts } from '#shop/inventory/lists/list-stock-rows.ts'
import { textParam, enumParam } from '#web/admin-kit/list/list-params.ts'

/** Reads the query of the stock list; unknown values do not filter. */
export const readStockParams = (params: URLSearchParams) => ({
  text: textParam(params),
  level: enumParam(params, 'level', stockLevels),
  sort: enumParam(params, 'sort', stockSorts) ?? ('available' as const),
})
