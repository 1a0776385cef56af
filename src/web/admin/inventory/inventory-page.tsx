import { Link } from 'react-router'
import { db } from '#platform/db.server.ts'
import { spokenLocale } from '#platform/request.server.ts'
import { variantLabels } from '#shop/catalogue/option-label.ts'
import { countStockRows } from '#shop/inventory/count-stock-rows.ts'
import { listStockRows, stockRowsPerPage } from '#shop/inventory/list-stock-rows.ts'
import { buttonClass } from '#ui/button.tsx'
import { pageMeta } from '#web/chrome/page-meta.ts'
import { m } from '#words/messages.js'
import { PageHead } from '../frame/page-head.tsx'
import { EmptyRows } from '../table/empty-rows.tsx'
import { Pager } from '../table/pager.tsx'
import { pageWithin } from '../table/pages.ts'
import { RowTable } from '../table/row-table.tsx'
import { SearchForm } from '../table/search-form.tsx'
import { Tabs } from '../table/tabs.tsx'
import { askedStock } from './asked-stock.ts'
import { StockCard, stockColumns } from './stock-columns.tsx'
import type { Route } from './+types/inventory-page.ts'

export const meta: Route.MetaFunction = () => pageMeta({ title: m.admin_inventory() })

export async function loader({ url }: Route.LoaderArgs) {
  const asked = askedStock(url.searchParams)
  const counts = await countStockRows(db, asked.text)
  const pages = pageWithin(url.searchParams.get('page'), counts[asked.level ?? 'all'], stockRowsPerPage)
  return { asked, counts, pages, rows: await readShelf({ ...asked, page: pages.page }) }
}

async function readShelf(asked: Parameters<typeof listStockRows>[2]) {
  const locale = spokenLocale()
  const rows = await listStockRows(db, locale, asked)
  return rows.map(({ options, labels, ...row }) => ({
    ...row,
    choice: variantLabels(options, labels, locale)
      .map((one) => one.label)
      .join(' · '),
  }))
}

export default function InventoryPage({ loaderData: { asked, counts, pages, rows } }: Route.ComponentProps) {
  const tabs = [
    { value: null, label: m.admin_all(), count: counts.all },
    { value: 'low', label: m.admin_stock_low(), count: counts.low },
    { value: 'out', label: m.admin_stock_out(), count: counts.out },
  ]
  return (
    <>
      <PageHead title={m.admin_inventory()} />
      <div className="rounded-sm border border-line bg-surface">
        <Tabs name="level" label={m.admin_stock_by_level()} current={asked.level} tabs={tabs} />
        <SearchForm
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
