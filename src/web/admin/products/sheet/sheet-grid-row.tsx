import { memo } from 'react'
import { manyPricesFields } from '#shop/catalogue/product-fields.ts'
import { cx } from '#ui/cx.ts'
import { m } from '#words/messages.js'
import { formatCount } from '#web/admin-kit/page/format-count.ts'
import { sheetColumns, type SheetColumn } from './sheet-cells.ts'
import { cellKeyOf } from './sheet-edits.ts'
import type { TypedRow } from './use-history.ts'
import { cellId } from './use-cells.ts'

type Props = {
  row: TypedRow
  at: number
  isGrid: boolean
  /** The active column, if it is in this row; the text being typed there. */
  active: number | null
  draft: string | null
  /** The selected columns, both included; `isLast`: the selection ends here and shows the fill handle. */
  left: number | null
  right: number | null
  isLast: boolean
}

export const partLabels = (): Record<SheetColumn, string> => ({
  price: m.product_admin_price(),
  sale: m.product_admin_sale(),
  from: m.product_admin_sale_from(),
  until: m.product_admin_sale_until(),
  stock: m.product_sheet_stock(),
})

/** One variant: a row of the grid, or a card on a phone. Without scripts its cells are plain form fields. */
export const SheetGridRow = memo(function SheetRow(props: Props) {
  const { row, at, isGrid } = props
  return (
    <tr
      role={isGrid ? 'row' : undefined}
      className="border-t border-line max-md:grid max-md:grid-cols-2 max-md:gap-x-3 max-md:gap-y-2 max-md:px-4 max-md:py-3"
    >
      <th
        scope="row"
        role={isGrid ? 'rowheader' : undefined}
        id={`row-${at}`}
        className="py-1.5 pr-3 pl-4 text-left align-top font-normal max-md:col-span-2 max-md:p-0 md:pl-5"
      >
        <span className="sr-only">{row.name} </span>
        <span className="block font-[560] text-ink">{row.choice || row.sku}</span>
        {row.choice && <span className="type-fine block break-words text-muted">{row.sku}</span>}
        <input type="hidden" name={`was.${row.variantId}`} value={row.was} />
      </th>
      {sheetColumns.map((part, col) => (
        <Cell key={part} part={part} col={col} {...props} />
      ))}
    </tr>
  )
})

function Cell({
  part,
  col,
  row,
  at,
  isGrid,
  active,
  draft,
  left,
  right,
  isLast,
}: Props & { part: SheetColumn; col: number }) {
  const isSelected = left !== null && right !== null && col >= left && col <= right
  const isActive = active === col
  const isClosed = part === 'stock' && !row.hasStock
  const error = row.errors[part]
  const id = cellId({ row: at, col })
  const text = isActive && draft !== null ? draft : row.cells[part]
  return (
    <td
      role={isGrid ? 'gridcell' : undefined}
      aria-selected={isGrid ? isSelected : undefined}
      className={cx(
        'relative p-0 align-top md:border-l md:border-line',
        part === 'stock' && 'max-md:col-span-2',
        isClosed && 'max-md:hidden',
      )}
      data-row={at}
      data-col={col}
    >
      <span aria-hidden className="type-fine block text-muted md:hidden">
        {partLabels()[part]}
      </span>
      <input
        id={id}
        name={isClosed ? undefined : cellKeyOf(part, row.variantId)}
        value={isClosed ? '–' : text}
        onChange={ignore}
        readOnly={isClosed || (isGrid && !(isActive && draft !== null))}
        tabIndex={isGrid && !(active === col) ? -1 : 0}
        aria-labelledby={`row-${at} col-${part}`}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        autoComplete="off"
        spellCheck={false}
        inputMode={part === 'from' || part === 'until' ? 'text' : 'numeric'}
        maxLength={manyPricesFields.cell.max}
        className={cx(
          'num h-11 w-full md:h-13 scroll-my-32 rounded-[3px] px-2.5 text-ink max-md:h-12 max-md:border max-md:border-line-strong max-md:text-base',
          part !== 'from' && part !== 'until' && 'md:text-right',
          isGrid ? 'cursor-cell focus:cursor-text' : 'border border-line-strong',
          cellClass(isSelected, row.changedParts.includes(part), Boolean(error)),
        )}
      />
      {part === 'stock' && row.reserved > 0 && (
        <span className="type-fine block px-2.5 pb-1 text-muted md:text-right">
          {m.product_sheet_held({ count: formatCount(row.reserved) })}
        </span>
      )}
      {error && (
        <span id={`${id}-error`} className="type-fine block px-2.5 pt-1 pb-1.5 text-red max-md:px-0">
          {error}
        </span>
      )}
      {isGrid && isLast && col === right && (
        <span
          aria-hidden
          data-fill
          className="absolute top-[2.9rem] -right-1 z-[1] size-2.5 cursor-crosshair border border-surface bg-accent"
        />
      )}
    </td>
  )
}

const ignore = () => {}

function cellClass(isSelected: boolean, isChanged: boolean, isFaulty: boolean) {
  if (isFaulty) return 'bg-red-soft inset-ring inset-ring-red'
  if (isSelected) return cx('bg-accent-soft', isChanged && 'font-semibold')
  return isChanged ? 'bg-brass-soft font-semibold' : 'bg-transparent'
}
