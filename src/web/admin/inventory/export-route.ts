import { db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { csvResponse } from '#platform/files/csv-response.server.ts'
import { listStockRows, stockRowsPerPage } from '#shop/inventory/lists/list-stock-rows.ts'
import { m } from '#words/messages.js'
import { readStockParams } from './read-stock-params.ts'
import { stockRowInWords } from './read-variant.ts'
import type { Route } from './+types/export-route.ts'

/** CSV export of the filtered stock, read page by page: by name, since a sale between two pages would move rows that are sorted by their stock. */
export function loader({ url }: Route.LoaderArgs) {
  const query = readStockParams(url.searchParams)
  const locale = requestLocale()
  async function* pieces() {
    for (let page = 1; ; page += 1) {
      const rows = await listStockRows(db, locale, { ...query, sort: 'name', page })
      yield rows.map((row) => {
        const { sku, name, choice, onHand, reserved, available, waiting } = stockRowInWords(row, locale)
        return [sku, name, choice, onHand, reserved, available, waiting]
      })
      if (rows.length < stockRowsPerPage) return
    }
  }
  const counts = [m.admin_on_hand(), m.admin_reserved(), m.admin_available(), m.stock_waited()]
  const head = [m.admin_sku(), m.admin_column_item(), m.admin_list_choice(), ...counts]
  return csvResponse('inventory', head, pieces())
}
