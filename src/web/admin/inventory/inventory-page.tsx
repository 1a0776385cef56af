import { Link } from 'react-router'
import { db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { countStockRows } from '#shop/inventory/lists/count-stock-rows.ts'
import { fewSought, listStockRows, stockRowsPerPage } from '#shop/inventory/lists/list-stock-rows.ts'
import { listViews } from '#shop/views/list-views.ts'
import { buttonClass } from '#ui/button.tsx'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'
import { adminContext } from '#web/admin-kit/admin-guard.server.ts'
import { PageHead } from '#web/admin-kit/page/page-head.tsx'
import { FirstProductLinks } from '#web/admin-kit/states/no-products.tsx'
import { EmptyRows } from '#web/admin-kit/list/empty-rows.tsx'
import { ListTools } from '#web/admin-kit/list/list-tools.tsx'
import { Pager } from '#web/admin-kit/list/pager.tsx'
import { pageWithin } from '#web/admin-kit/list/pages.ts'
import { RowTable } from '#web/admin-kit/list/row-table.tsx'
import { ListSearchForm } from '#web/admin-kit/list/list-search-form.tsx'
import { Tabs } from '#web/admin-kit/list/tabs.tsx'
import { readStockParams } from './read-stock-params.ts'
import { stockRowInWords } from './read-variant.ts'
import { StockCard, stockColumns } from './stock-columns.tsx'
import { StockNav } from './stock-nav.tsx'
import type { Route } from './+types/inventory-page.ts'

export const meta: Route.MetaFunction = () => pageMeta({ title: m.admin_inventory() })

export async function loader({ url, context }: Route.LoaderArgs) {
  const asked = readStockParams(url.searchParams)
  const counts = await countStockRows(db, asked.text)
  const most = asked.text ? fewSought : undefined
  const pages = pageWithin(url.searchParams.get('page'), counts[asked.level ?? 'all'], stockRowsPerPage, most)
  const views = await listViews(db, context.get(adminContext).id, '/admin/inventory')
  return { asked, counts, most, pages, views, rows: await readShelf({ ...asked, page: pages.page }) }
}

async function readShelf(asked: Parameters<typeof listStockRows>[2]) {
  const locale = requestLocale()
  const rows = await listStockRows(db, locale, asked)
  return rows.map((row) => stockRowInWords(row, locale))
}

export default function InventoryPage({
  loaderData: { asked, counts, most, pages, views, rows },
}: Route.ComponentProps) {
  const tabs = [
    { value: null, label: m.admin_all(), count: counts.all, most },
    { value: 'low', label: m.admin_stock_low(), count: counts.low, most },
    { value: 'out', label: m.admin_stock_out(), count: counts.out, most },
    { value: 'waited', label: m.stock_waited(), count: counts.waited, most },
  ]
  return (
    <>
      <PageHead title={m.admin_inventory()}>
        <StockNav />
      </PageHead>
      <div className="rounded-sm border border-line bg-surface">
        <ListTools columns={stockColumns()} views={views} exportTo="/admin/inventory/export" />
        <Tabs name="level" label={m.admin_stock_by_level()} current={asked.level} tabs={tabs} />
        <ListSearchForm
          label={m.admin_stock_search()}
          placeholder={m.admin_stock_search()}
          text={asked.text}
          keep={['level', 'sort']}
        />
        {rows.length ? (
          <>
            <RowTable
              caption={m.admin_inventory()}
              columns={stockColumns()}
              rows={rows}
              rowKey={(row) => row.variantId}
              sorted={asked.sort}
              card={StockCard}
            />
            <Pager {...pages} />
          </>
        ) : counts.all === 0 && !asked.text && !asked.level ? (
          <EmptyRows title={m.stock_first_title()} action={<FirstProductLinks />}>
            {m.stock_first_text()}
          </EmptyRows>
        ) : (
          <EmptyRows
            title={m.admin_stock_none_title()}
            action={
              <Link to="/admin/inventory" className={buttonClass({ size: 'sm', variant: 'outline' })}>
                {m.admin_stock_show_all()}
              </Link>
            }
          >
            {asked.text ? m.admin_stock_unmatched_text() : m.admin_stock_none_text()}
          </EmptyRows>
        )}
      </div>
    </>
  )
}
