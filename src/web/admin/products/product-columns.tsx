import { Link } from 'react-router'
import { dong } from '#kit/money.ts'
import { ProductName } from '#shop/catalogue/texts/product-name.tsx'
import type { ProductRow } from '#shop/inventory/lists/list-product-rows.ts'
import { PriceText } from '#ui/price.tsx'
import { aloneTimeClass, RelativeTime } from '#web/shell/page/relative-time.tsx'
import { m } from '#words/messages.js'
import { formatCount } from '#web/admin-kit/page/format-count.ts'
import { Thumb } from '#web/admin-kit/page/thumb.tsx'
import type { Column } from '#web/admin-kit/list/row-table.tsx'
import { ProductStatusTag } from '#web/admin-kit/states/product-status-tag.tsx'
import { stockState } from '#shop/inventory/stock.ts'
import { cx } from '#ui/cx.ts'

/** A product with the names of its category, line and type. */
type ShownProduct = ProductRow & { categoryName: string; lineName: string; typeName: string }

const Item = ({ id, name, picture, categoryName, typeName }: ShownProduct) => (
  <Link to={`/admin/products/${id}/edit`} className="group flex items-center gap-3 rounded-sm">
    <Thumb file={picture} px={64} className="size-12" />
    <span className="min-w-0">
      <span className="block font-[560] text-ink group-hover:underline group-hover:underline-offset-4">
        <ProductName name={name} />
      </span>
      <span className="type-fine block font-normal text-muted">
        {categoryName} · {typeName}
      </span>
    </span>
  </Link>
)

const Price = ({ price, was, highest }: ShownProduct) =>
  price === null ? (
    <span className="text-muted">–</span>
  ) : (
    <PriceText
      now={highest !== null && highest > price ? m.product_admin_from({ price: dong(price) }) : dong(price)}
      was={was === null ? undefined : dong(was)}
      wasWords={m.admin_list_price()}
      className="justify-end"
    />
  )

const English = ({ lacksEnglish }: ShownProduct) =>
  lacksEnglish ? <span className="text-amber">{m.product_admin_lacks()}</span> : <span>{m.product_admin_whole()}</span>

export const productColumns = (): Column<ShownProduct>[] => [
  {
    key: 'item',
    head: m.admin_column_item(),
    sort: { by: 'name', first: 'up' },
    className: 'min-w-52',
    cell: (row) => <Item {...row} />,
  },
  { key: 'line', head: m.product_admin_line(), className: 'max-lg:hidden', cell: (row) => row.lineName },
  {
    key: 'variants',
    head: m.product_admin_variants(),
    end: true,
    spare: true,
    cell: (row) => formatCount(row.variants),
  },
  { key: 'stock', head: m.admin_available(), className: 'pl-6', cell: (row) => <StockStrip {...row} /> },
  {
    key: 'price',
    head: m.product_admin_price(),
    end: true,
    sort: { by: 'price', first: 'up' },
    cell: (row) => <Price {...row} />,
  },
  {
    key: 'english',
    head: m.product_admin_english(),
    className: 'pl-6',
    spare: true,
    cell: (row) => <English {...row} />,
  },
  {
    key: 'status',
    head: m.admin_column_state(),
    className: 'pl-6 whitespace-nowrap',
    cell: (row) => <ProductStatusTag status={row.status} />,
  },
  {
    key: 'updated',
    head: m.product_admin_updated(),
    className: 'w-24 max-lg:hidden',
    sort: { by: 'updated', first: 'down' },
    cell: (row) => <RelativeTime at={row.updatedAt} className={aloneTimeClass} />,
  },
]

export const ProductListCard = (row: ShownProduct) => (
  <>
    <div className="flex items-start justify-between gap-3">
      <Item {...row} />
      <ProductStatusTag status={row.status} />
    </div>
    <div className="mt-2 flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
      <StockStrip {...row} />
      <Price {...row} />
    </div>
  </>
)

/** Stock by size, one bar each: empty and dashed when sold out, low and red when almost sold out. Screen readers get a list. */
function StockStrip({ sizes, available, hasStock, lowAt }: StripProps) {
  if (!hasStock) return <span className="text-muted">{m.product_admin_no_shelf()}</span>
  return (
    <span className="inline-flex items-end gap-3">
      {sizes.length > 1 && (
        <ul className="flex items-end gap-0.5">
          {sizes.map((one) => (
            <li key={one.size} title={`${one.size}: ${formatCount(one.available)}`} className="flex h-6 items-end">
              <span className="sr-only">
                {m.product_admin_size_left({ size: one.size, count: formatCount(one.available) })}
              </span>
              <span aria-hidden className={cx('block w-1.5 rounded-[2px]', bars[stockState(one.available, lowAt)])} />
            </li>
          ))}
        </ul>
      )}
      <b className={cx('font-semibold', available === 0 && 'text-red')}>{formatCount(available)}</b>
    </span>
  )
}

type StripProps = Pick<ProductRow, 'sizes' | 'available' | 'hasStock' | 'lowAt'>
const bars = { out: 'h-6 border border-dashed border-line-strong', low: 'h-3 bg-red', in: 'h-6 bg-accent' }
