import { db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { countStockRows } from '#shop/inventory/lists/count-stock-rows.ts'
import { maxMatchesRead, listStockRows, stockRowsPerPage } from '#shop/inventory/lists/list-stock-rows.ts'
import { listViews } from '#shop/views/list-views.ts'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'
import { adminContext } from '#web/admin-kit/admin-guard.server.ts'
import { FirstProductLinks } from '#web/admin-kit/states/no-products.tsx'
import { pageWithin } from '#web/admin-kit/list/list-params.ts'
import { defineList } from '#web/admin-kit/list/define-list.tsx'
import { readStockParams } from './read-stock-params.ts'
import { stockRowInWords } from './read-variant.ts'
import { StockCard, stockColumns } from './stock-columns.tsx'
import { StockNav } from './stock-nav.tsx'
import type { Route } from './+types/inventory-page.ts'

export const meta: Route.MetaFunction = () => pageMeta({ title: m.admin_inventory() })

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = readStockParams(url.searchParams)
  const counts = await countStockRows(db, query.text)
  const most = query.text ? maxMatchesRead : undefined
  const pages = pageWithin(url.searchParams.get('page'), counts[query.level ?? 'all'], stockRowsPerPage, most)
  const views = await listViews(db, context.get(adminContext).id, '/admin/inventory')
  return { query, counts, most, pages, views, rows: await readStockList({ ...query, page: pages.page }) }
}

async function readStockList(query: Parameters<typeof listStockRows>[2]) {
  const locale = requestLocale()
  const rows = await listStockRows(db, locale, query)
  return rows.map((row) => stockRowInWords(row, locale))
}

export default defineList(({ loaderData: { query, counts, most } }: Route.ComponentProps) => ({
  title: m.admin_inventory(),
  actions: <StockNav />,
  columns: stockColumns(),
  card: StockCard,
  rowKey: (row) => row.variantId,
  exportTo: '/admin/inventory/export',
  tabs: {
    name: 'level',
    label: m.admin_stock_by_level(),
    current: query.level,
    all: counts.all,
    most,
    of: [
      { value: 'low', label: m.admin_stock_low(), count: counts.low },
      { value: 'out', label: m.admin_stock_out(), count: counts.out },
      { value: 'waited', label: m.stock_waited(), count: counts.waited },
    ],
  },
  search: m.admin_stock_search(),
  empty:
    counts.all === 0 && !query.text && !query.level
      ? { title: m.stock_first_title(), text: m.stock_first_text(), action: <FirstProductLinks /> }
      : {
          title: m.admin_stock_none_title(),
          text: query.text ? m.admin_stock_unmatched_text() : m.admin_stock_none_text(),
          showAll: m.admin_stock_show_all(),
        },
}))
