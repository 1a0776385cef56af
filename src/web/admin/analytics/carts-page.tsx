import { Link } from 'react-router'
import { formatDateTime, shopDay } from '#kit/clock.ts'
import { dong } from '#kit/money.ts'
import { db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { atOneMoment } from '#shop/analytics/at-one-moment.ts'
import { ProductName } from '#shop/catalogue/texts/product-name.tsx'
import {
  countAbandonedCarts,
  listAbandonedCarts,
  listAbandonedProducts,
  type AbandonedCart,
  type AbandonedProduct,
} from '#shop/analytics/list-abandoned-carts.ts'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'
import { getLocale } from '#words/runtime.js'
import { formatCount } from '#web/admin-kit/page/format-count.ts'
import { EmptyRows } from '#web/admin-kit/list/list-rows.tsx'
import { pageWithin } from '#web/admin-kit/list/list-params.ts'
import { type Column } from '#web/admin-kit/list/row-table.tsx'
import { RowsPanel } from '#web/admin-kit/list/rows-panel.tsx'
import { readSalesParams } from './read-sales-params.ts'
import { ExportLink } from './export-link.tsx'
import { AnalyticsTiles } from './analytics-tiles.tsx'
import { AnalyticsFrame } from './analytics-frame.tsx'
import type { Route } from './+types/carts-page.ts'

export const meta: Route.MetaFunction = () => pageMeta({ title: m.analytics_carts() })

const perPage = 25
const mostThings = 10

export async function loader({ url }: Route.LoaderArgs) {
  const query = readSalesParams(url.searchParams, shopDay(new Date()))
  const { period } = query
  const locale = requestLocale()
  return atOneMoment(db, async (tx) => {
    const counts = await countAbandonedCarts(tx, period)
    const pages = pageWithin(url.searchParams.get('page'), counts.carts, perPage)
    const offset = (pages.page - 1) * perPage
    return {
      query,
      counts,
      pages,
      carts: await listAbandonedCarts(tx, { period, locale, limit: perPage, offset }),
      products: await listAbandonedProducts(tx, { period, locale, limit: mostThings }),
    }
  })
}

export default function CartsPage({ loaderData: { query, counts, pages, carts, products } }: Route.ComponentProps) {
  return (
    <AnalyticsFrame title={m.analytics_carts()} note={m.analytics_carts_note()} query={query} isComparable={false}>
      {counts.carts ? (
        <>
          <AnalyticsTiles
            tiles={[
              { name: m.analytics_carts_count(), value: formatCount(counts.carts) },
              { name: m.analytics_carts_pieces(), value: formatCount(counts.pieces) },
              { name: m.analytics_carts_worth(), value: dong(counts.worth) },
              { name: m.analytics_carts_average(), value: dong(Math.round(counts.worth / counts.carts)) },
            ]}
          />
          <RowsPanel
            title={m.analytics_carts_things()}
            aside={<ExportLink of="abandoned-products" />}
            columns={productColumns()}
            rows={products}
            rowKey={(row) => row.productId}
            card={ProductCard}
          />
          <RowsPanel
            title={m.analytics_carts_list()}
            aside={<ExportLink of="abandoned-carts" />}
            columns={cartColumns()}
            rows={carts.map((cart, id) => ({ ...cart, id }))}
            pages={pages}
            card={CartCard}
          />
        </>
      ) : (
        <div className="rounded-sm border border-line bg-surface">
          <EmptyRows title={m.analytics_carts_none()}>{m.analytics_carts_none_text()}</EmptyRows>
        </div>
      )}
    </AnalyticsFrame>
  )
}

const CartOwner = ({ userId, person }: AbandonedCart) =>
  userId ? (
    <Link to={`/admin/users/${userId}`} className="link">
      {person}
    </Link>
  ) : (
    <span className="font-normal text-muted">{m.analytics_carts_guest()}</span>
  )

const cartColumns = (): Column<AbandonedCart & { id: number }>[] => [
  {
    key: 'at',
    head: m.analytics_carts_touched(),
    className: 'whitespace-nowrap',
    cell: ({ at }) => formatDateTime(at, getLocale()),
  },
  { key: 'who', head: m.analytics_carts_who(), cell: CartOwner },
  { key: 'names', head: m.analytics_carts_what(), cell: ({ names }) => names },
  { key: 'pieces', head: m.analytics_pieces(), end: true, cell: ({ pieces }) => formatCount(pieces) },
  {
    key: 'worth',
    head: m.analytics_carts_value(),
    end: true,
    className: 'whitespace-nowrap',
    cell: ({ worth }) => dong(worth),
  },
]

const CartCard = (row: AbandonedCart) => (
  <>
    <div className="flex items-baseline justify-between gap-3">
      <span className="font-[560] text-ink">
        <CartOwner {...row} />
      </span>
      <span className="font-semibold whitespace-nowrap text-ink">{dong(row.worth)}</span>
    </div>
    <p className="type-small text-muted">
      {formatDateTime(row.at, getLocale())} · {row.names}
    </p>
  </>
)

const ProductLink = ({ productId, name }: AbandonedProduct) => (
  <Link to={`/admin/products/${productId}/edit`} className="link">
    {name && <ProductName name={name} />}
  </Link>
)

const productColumns = (): Column<AbandonedProduct>[] => [
  { key: 'name', head: m.analytics_by_product(), cell: ProductLink },
  { key: 'carts', head: m.analytics_carts_in(), end: true, cell: (row) => formatCount(row.carts) },
  { key: 'pieces', head: m.analytics_pieces(), end: true, cell: (row) => formatCount(row.pieces) },
  {
    key: 'worth',
    head: m.analytics_carts_value(),
    end: true,
    className: 'whitespace-nowrap',
    cell: (row) => dong(row.worth),
  },
]

const ProductCard = (row: AbandonedProduct) => (
  <>
    <div className="flex items-baseline justify-between gap-3">
      <span className="font-[560] text-ink">
        <ProductLink {...row} />
      </span>
      <span className="font-semibold whitespace-nowrap text-ink">{dong(row.worth)}</span>
    </div>
    <p className="type-small text-muted">
      {m.analytics_carts_in()}: {formatCount(row.carts)} · {m.analytics_pieces()}: {formatCount(row.pieces)}
    </p>
  </>
)
