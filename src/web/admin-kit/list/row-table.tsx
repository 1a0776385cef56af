import type { ReactNode } from 'react'
import { useSearchParams, Link } from 'react-router'
import { cx } from '#ui/cx.ts'
import { Table } from '#ui/table.tsx'
import { shownColumns, searchWith } from './list-params.ts'
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'

/** The sort parameter of a column, and the direction of the first click; with `isOneWay` the list has no other direction. */
type Sorting = { by: string; first: 'up' | 'down'; isOneWay?: boolean }

export type Column<Row> = {
  key: string
  head: string
  cell: (row: Row) => ReactNode
  /** Aligned right, for numbers. */
  end?: boolean
  className?: string
  /** Cannot be hidden, for example the column of checkboxes. */
  fixed?: boolean
  /** Hidden unless chosen. */
  spare?: boolean
  sort?: Sorting
}

type Props<Row> = {
  caption: string
  columns: Column<Row>[]
  rows: Row[]
  rowKey: (row: Row) => string | number
  /** The current order, `total` or `-total`. */
  sorted?: string
  /** A row as a card on narrow screens. */
  card: (row: Row) => ReactNode
}

/** Table of all admin lists: sortable headings, and cards below 900 px. */
export function RowTable<Row>({ caption, columns: all, rows, rowKey, sorted, card }: Props<Row>) {
  const [params] = useSearchParams()
  const columns = shownColumns(all, params)
  const head = (
    <tr>
      {columns.map((column) => (
        <SortHead
          key={column.key}
          sorted={sorted}
          sort={column.sort}
          className={cx(column.end && 'end', column.className)}
        >
          {column.head}
        </SortHead>
      ))}
    </tr>
  )
  return (
    <>
      <div
        data-dense={params.has('dense') || undefined}
        className={cx(
          'px-5 [&_tbody_tr:last-child>*]:border-b-0 [--table-ground:var(--surface)] max-md:hidden',
          // With more columns than fit, the table scrolls sideways; sticky headings need a frame that does not scroll.
          params.has('cols') ? 'scrolls-sideways' : '[--table-top:3.5rem]',
        )}
      >
        <Table caption={caption} captionHidden head={head}>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map(({ key, cell, end, className }, at) => (
                <Cell key={key} first={at === 0} className={cx(end && 'end', className)}>
                  {cell(row)}
                </Cell>
              ))}
            </tr>
          ))}
        </Table>
      </div>
      <ul aria-label={caption} className="md:hidden">
        {rows.map((row) => (
          <li key={rowKey(row)} className="num border-t border-line px-4 py-3 first:border-t-0">
            {card(row)}
          </li>
        ))}
      </ul>
    </>
  )
}

const Cell = ({ first, className, children }: { first: boolean; className?: string; children: ReactNode }) =>
  first ? (
    <th scope="row" className={cx(className, 'text-ink')}>
      {children}
    </th>
  ) : (
    <td className={className}>{children}</td>
  )

type HeadProps = {
  sort?: Sorting
  sorted?: string
  className?: string
  children: ReactNode
}

/** A heading; of a sortable column it is a link that sorts, and reverses the order when clicked again. */
export function SortHead({ sort, sorted, className, children }: HeadProps) {
  const [params] = useSearchParams()
  const direction = sort && (sorted === sort.by ? 'up' : sorted === `-${sort.by}` ? 'down' : undefined)
  const Arrow = direction === 'up' ? ArrowUp : direction === 'down' ? ArrowDown : ChevronsUpDown
  const arrow = <Arrow aria-hidden size={15} className={direction ? 'text-accent' : 'text-line-strong'} />
  const next = direction ? (direction === 'up' ? 'down' : 'up') : sort?.first
  return (
    <th scope="col" aria-sort={direction && (direction === 'up' ? 'ascending' : 'descending')} className={className}>
      {!sort ? (
        children
      ) : direction && sort.isOneWay ? (
        <span className={sortClass}>
          {children}
          {arrow}
        </span>
      ) : (
        <Link
          to={searchWith(params, { sort: next === 'up' ? sort.by : `-${sort.by}` })}
          preventScrollReset
          className={`${sortClass} rounded-sm hover:text-ink`}
        >
          {children}
          {arrow}
        </Link>
      )}
    </th>
  )
}

const sortClass = 'inline-flex min-h-9 items-center gap-1'
