import type { ProductRow } from '#shop/inventory/lists/list-product-rows.ts'
import { lowStock } from '#shop/inventory/stock.ts'
import { cx } from '#ui/cx.ts'
import { m } from '#words/messages.js'
import { formatCount } from '#web/admin-kit/page/format-count.ts'

/** Stock by size: a bar for each, empty and dashed when it is gone, low and red when it nearly is; read out it is a list. */
export function StockStrip({ sizes, available, hasStock }: Pick<ProductRow, 'sizes' | 'available' | 'hasStock'>) {
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
              <span aria-hidden className={cx('block w-1.5 rounded-[2px]', look(one.available))} />
            </li>
          ))}
        </ul>
      )}
      <b className={cx('font-semibold', available === 0 && 'text-red')}>{formatCount(available)}</b>
    </span>
  )
}

function look(available: number) {
  if (available <= 0) return 'h-6 border border-dashed border-line-strong'
  return available <= lowStock ? 'h-3 bg-red' : 'h-6 bg-accent'
}
