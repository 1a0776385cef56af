import { shopDay } from '#kit/clock.ts'
import { db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { listProductAnalytics } from '#shop/analytics/list-product-analytics.ts'
import { listSizes } from '#shop/analytics/list-sizes.ts'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'
import { Panel } from '#web/admin-kit/page/panel.tsx'
import { EmptyRows } from '#web/admin-kit/list/empty-rows.tsx'
import { RowTable } from '#web/admin-kit/list/row-table.tsx'
import { readProductAnalyticsSort, readSalesParams } from './read-sales-params.ts'
import { ExportLink } from './export-link.tsx'
import { AnalyticsFrame } from './analytics-frame.tsx'
import { ProductAnalyticsCard, productAnalyticsColumns } from './product-analytics-columns.tsx'
import { orderLink } from './order-link.ts'
import { SizeCard, sizeColumns } from './size-columns.tsx'
import type { Route } from './+types/products-page.ts'

export const meta: Route.MetaFunction = () => pageMeta({ title: m.analytics_goods() })

const mostRows = 50

export async function loader({ url }: Route.LoaderArgs) {
  const asked = readSalesParams(url.searchParams, shopDay(new Date()))
  const sort = readProductAnalyticsSort(url.searchParams)
  const { period } = asked
  return {
    asked,
    sort,
    goods: await listProductAnalytics(db, { period, sort, locale: requestLocale(), limit: mostRows + 1 }),
    sizes: await listSizes(db, period),
  }
}

export default function ProductsPage({ loaderData: { asked, sort, goods, sizes } }: Route.ComponentProps) {
  return (
    <AnalyticsFrame
      title={m.analytics_goods()}
      note={m.analytics_goods_note()}
      asked={asked}
      alone
      keep={{ sort: `-${sort}` }}
    >
      <Panel title={m.analytics_goods_list()} aside={goods.length > 0 && <ExportLink of="goods" />} flush>
        {goods.length ? (
          <>
            <RowTable
              caption={m.analytics_goods_list()}
              columns={productAnalyticsColumns()}
              rows={goods
                .slice(0, mostRows)
                .map((row) => ({ ...row, to: orderLink('product', row.productId, asked.period) }))}
              rowKey={(row) => row.productId}
              sorted={`-${sort}`}
              card={ProductAnalyticsCard}
            />
            <p className="border-t border-line px-4 py-3 type-small text-muted md:px-5">
              {goods.length > mostRows && `${m.analytics_first_rows({ count: mostRows })} `}
              {m.analytics_goods_wishes()}
            </p>
          </>
        ) : (
          <EmptyRows title={m.analytics_nothing_title()}>{m.analytics_nothing_text()}</EmptyRows>
        )}
      </Panel>
      <Panel title={m.analytics_sizes()} aside={sizes.length > 0 && <ExportLink of="sizes" />} flush>
        {sizes.length ? (
          <>
            <RowTable
              caption={m.analytics_sizes()}
              columns={sizeColumns(Math.max(1, ...sizes.map(({ pieces }) => pieces)))}
              rows={sizes}
              rowKey={(row) => row.size}
              card={SizeCard}
            />
            <p className="border-t border-line px-4 py-3 type-small text-muted md:px-5">{m.analytics_sizes_note()}</p>
          </>
        ) : (
          <EmptyRows title={m.analytics_sizes_none()}>{m.analytics_sizes_none_text()}</EmptyRows>
        )}
      </Panel>
    </AnalyticsFrame>
  )
}
