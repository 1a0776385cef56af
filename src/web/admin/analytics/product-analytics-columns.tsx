import { Link } from 'react-router'
import { dong } from '#kit/money.ts'
import type { ProductAnalyticsSort } from '#shop/analytics/find-top-products.ts'
import type { ProductAnalyticsRow } from '#shop/analytics/list-product-analytics.ts'
import { ProductName } from '#shop/catalogue/texts/product-name.tsx'
import { m } from '#words/messages.js'
import { formatCount } from '#web/admin-kit/page/format-count.ts'
import type { Column } from '#web/admin-kit/list/row-table.tsx'
import { perHundred } from './visit-words.ts'

/** `to`: link to the orders behind the row. */
type Row = ProductAnalyticsRow & { to: string | null }

const nameOf = ({ name }: ProductAnalyticsRow) => name ?? m.analytics_products_gone()

const Pieces = (row: Row) =>
  row.pieces && row.to ? (
    <Link
      to={row.to}
      className="link"
      aria-label={m.analytics_sold_of({ name: nameOf(row), count: formatCount(row.pieces) })}
    >
      {formatCount(row.pieces)}
    </Link>
  ) : (
    formatCount(row.pieces)
  )

const Name = (row: ProductAnalyticsRow) =>
  row.name === null ? (
    nameOf(row)
  ) : (
    <Link to={`/admin/products/${row.productId}/edit`} className="link">
      <ProductName name={row.name} />
    </Link>
  )

const counted = (key: Exclude<ProductAnalyticsSort, 'total' | 'pieces'>, head: string): Column<Row> => ({
  key,
  head,
  end: true,
  sort: { by: key, first: 'down', isOneWay: true },
  cell: (row) => formatCount(row[key]),
})

export const productAnalyticsColumns = (): Column<Row>[] => [
  { key: 'name', head: m.analytics_by_product(), cell: Name },
  counted('views', m.analytics_views()),
  counted('added', m.analytics_added()),
  counted('wished', m.analytics_wished()),
  {
    key: 'pieces',
    head: m.analytics_sold(),
    end: true,
    sort: { by: 'pieces', first: 'down', isOneWay: true },
    cell: Pieces,
  },
  {
    key: 'rate',
    head: m.analytics_sold_per_views(),
    end: true,
    className: 'whitespace-nowrap md:max-lg:hidden',
    cell: (row) => perHundred(row.pieces, row.views),
  },
  {
    key: 'total',
    head: m.analytics_brought(),
    end: true,
    className: 'whitespace-nowrap',
    sort: { by: 'total', first: 'down', isOneWay: true },
    cell: (row) => dong(row.total),
  },
]

export const ProductAnalyticsCard = (row: Row) => (
  <>
    <div className="flex items-baseline justify-between gap-3">
      <span className="font-[560] text-ink">
        <Name {...row} />
      </span>
      <span className="font-semibold whitespace-nowrap text-ink">{dong(row.total)}</span>
    </div>
    <p className="type-small text-muted">
      {m.analytics_views()}: {formatCount(row.views)} · {m.analytics_added()}: {formatCount(row.added)} ·{' '}
      {m.analytics_wished()}: {formatCount(row.wished)} · {m.analytics_sold()}: <Pieces {...row} />
    </p>
  </>
)
