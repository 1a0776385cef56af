import { Link } from 'react-router'
import { ProductName } from '#shop/catalogue/texts/product-name.tsx'
import type { SizeHeat } from '#shop/inventory/lists/list-size-heat.ts'
import { stockState } from '#shop/inventory/stock.ts'
import { cx } from '#ui/cx.ts'
import { m } from '#words/messages.js'
import { formatCount } from '#web/admin-kit/page/format-count.ts'
import { Panel } from '#web/admin-kit/page/panel.tsx'
import { EmptyRows } from '#web/admin-kit/list/list-rows.tsx'

const stockPath = (name: string, size = '') =>
  `/admin/inventory?${new URLSearchParams({ q: `${name} ${size}`.trim() })}`

type Props = {
  models: SizeHeat[]
  /** The number of all models. */
  count: number
}

/**
 * Stock by model and size, models with the most missing sizes first. Each cell shows its number; low stock stands out by weight, border and
 * colour.
 */
export function SizeHeatPanel({ models, count }: Props) {
  const sizes = [...new Set(models.flatMap(({ left }) => Object.keys(left)))].toSorted(
    (a, b) => Number(a) - Number(b) || a.localeCompare(b),
  )
  return (
    <Panel
      title={m.stock_heat_title()}
      aside={<span className="type-small text-muted">{m.stock_heat_note()}</span>}
      flush
    >
      {models.length ? (
        <div className="relative overflow-x-auto px-4 pb-4 md:px-5">
          <table aria-label={m.stock_heat_title()} className="num border-separate border-spacing-0.5 text-[0.8125rem]">
            <thead>
              <tr>
                <th scope="col" className="sticky left-0 bg-surface pr-3 text-left font-[560] text-muted">
                  {m.stock_heat_model()}
                </th>
                {sizes.map((size) => (
                  <th key={size} scope="col" className="min-w-8 px-0.5 font-[560] text-muted">
                    {size}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {models.map(({ productId, name, left, lowAt }) => (
                <tr key={productId}>
                  <th scope="row" className="sticky left-0 bg-surface pr-3 text-left font-[560] whitespace-nowrap">
                    <Link to={stockPath(name)} className="link inline-flex min-h-9 items-center">
                      <ProductName name={name} />
                    </Link>
                  </th>
                  {sizes.map((size) => (
                    <Cell
                      key={size}
                      to={stockPath(name, size)}
                      label={`${name} ${size}`}
                      left={left[size]}
                      isShort={stockState(left[size] ?? 0, lowAt) !== 'in'}
                    />
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          {count > models.length && (
            <Link to="/admin?models=all" preventScrollReset className="link mt-2 inline-flex min-h-11 items-center">
              {m.stock_heat_all({ count: formatCount(count) })}
            </Link>
          )}
        </div>
      ) : (
        <EmptyRows title={m.analytics_sizes_none()}>{m.analytics_sizes_none_text()}</EmptyRows>
      )}
    </Panel>
  )
}

type CellProps = { to: string; label: string; left: number | undefined; isShort: boolean }

const Cell = ({ to, label, left, isShort }: CellProps) => (
  <td className="p-0 text-center">
    {left === undefined ? (
      <span className="sr-only">{m.stock_heat_no_size()}</span>
    ) : (
      <Link
        to={to}
        aria-label={`${label}: ${formatCount(left)}`}
        className={cx(
          'grid min-h-9 place-items-center rounded-[3px] border hover:border-ink',
          isShort ? 'border-red bg-red-soft font-bold text-red' : 'border-transparent bg-sunken text-body',
        )}
      >
        {formatCount(left)}
      </Link>
    )}
  </td>
)
