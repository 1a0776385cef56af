import { shopDay } from '#kit/clock.ts'
import { db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { listProductAnalytics } from '#shop/analytics/list-product-analytics.ts'
import { listSizes } from '#shop/analytics/list-sizes.ts'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'
import { readProductAnalyticsSort, readSalesParams } from './read-sales-params.ts'
import { ExportLink } from './export-link.tsx'
import { AnalyticsFrame } from './analytics-frame.tsx'
import { ProductAnalyticsCard, productAnalyticsColumns } from './product-analytics-columns.tsx'
import { orderLink } from './order-link.ts'
import { SizeCard, sizeColumns } from './size-columns.tsx'
import type { Route } from './+types/products-page.ts'
import { RowsPanel } from '#web/admin-kit/list/rows-panel.tsx'

export const meta: Route.MetaFunction = () => pageMeta({ title: m.analytics_products() })

const mostRows = 50

export async function loader({ url }: Route.LoaderArgs) {
  const query = readSalesParams(url.searchParams, shopDay(new Date()))
  const sort = readProductAnalyticsSort(url.searchParams)
  const { period } = query
  return {
    query,
    sort,
    products: await listProductAnalytics(db, { period, sort, locale: requestLocale(), limit: mostRows + 1 }),
    sizes: await listSizes(db, period),
  }
}

export default function ProductsPage({ loaderData: { query, sort, products, sizes } }: Route.ComponentProps) {
  return (
    <AnalyticsFrame
      title={m.analytics_products()}
      note={m.analytics_products_note()}
      query={query}
      isComparable={false}
      keptParams={{ sort: `-${sort}` }}
    >
      <RowsPanel
        title={m.analytics_products_list()}
        aside={products.length > 0 && <ExportLink of="product-interest" />}
        columns={productAnalyticsColumns()}
        rows={products
          .slice(0, mostRows)
          .map((row) => ({ ...row, to: orderLink('product', row.productId, query.period) }))}
        rowKey={(row) => row.productId}
        sorted={`-${sort}`}
        card={ProductAnalyticsCard}
        foot={`${products.length > mostRows ? `${m.analytics_first_rows({ count: mostRows })} ` : ''}${m.analytics_products_wishes()}`}
        empty={{ title: m.analytics_nothing_title(), text: m.analytics_nothing_text() }}
      />
      <RowsPanel
        title={m.analytics_sizes()}
        aside={sizes.length > 0 && <ExportLink of="sizes" />}
        columns={sizeColumns(Math.max(1, ...sizes.map(({ pieces }) => pieces)))}
        rows={sizes}
        rowKey={(row) => row.size}
        card={SizeCard}
        foot={m.analytics_sizes_note()}
        empty={{ title: m.analytics_sizes_none(), text: m.analytics_sizes_none_text() }}
      />
    </AnalyticsFrame>
  )
}
