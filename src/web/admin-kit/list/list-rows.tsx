import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { buttonClass } from '#ui/button.tsx'
import { PickedBar, withPick, type ListBulk } from './bulk-bar.tsx'
import { Pager } from './pager.tsx'
import type { Pages } from './list-params.ts'
import { RowTable, type Column } from './row-table.tsx'
import { TwinTrack } from '#ui/drawings/twin-track.tsx'

/**
 * Says why a list is empty and what to do next; only the text where an empty list is normal. `showAll` is the label of a link to the
 * unfiltered list.
 */
export type ListEmpty = { title?: string; text: ReactNode; action?: ReactNode; showAll?: string | false }

/** Rows without an `id` need a `rowKey`. */
export type RowKey<Row> = Row extends { id: string | number }
  ? { rowKey?: (row: Row) => string | number }
  : { rowKey: (row: Row) => string | number }

type Props<Row> = {
  title: string
  rows: Row[]
  pages?: Pages
  columns?: Column<Row>[]
  card?: (row: Row) => ReactNode
  body?: (rows: Row[]) => ReactNode
  rowKey?: (row: Row) => string | number
  sorted?: string
  bulk?: ListBulk<Row>
  /** Absent where the list is never empty. */
  empty?: ListEmpty
}

/** The rows of a list with bulk bar and pager, or the message that there are none. */
export function ListRows<Row>({ pages, bulk, empty, ...shown }: Props<Row>) {
  if (!shown.rows.length) return empty && <Nothing {...empty} />
  const rows = (
    <>
      <Rows {...shown} bulk={bulk} />
      {pages && <Pager {...pages} />}
    </>
  )
  if (!bulk) return rows
  const { key, name, reloads, done, acts } = bulk
  return (
    <PickedBar key={key} name={name} reloads={reloads} done={done} renderActs={acts}>
      {rows}
    </PickedBar>
  )
}

function Rows<Row>({ title, rows, columns, card, body, rowKey, sorted, bulk }: Omit<Props<Row>, 'pages' | 'empty'>) {
  if (!columns || !card) return body?.(rows)
  return (
    <RowTable
      caption={title}
      columns={columns}
      rows={rows}
      rowKey={rowKey ?? idOf}
      sorted={sorted}
      card={bulk ? withPick(bulk, card) : card}
    />
  )
}

const idOf = (row: unknown) => (row as { id: string | number }).id

function Nothing({ title, text, action, showAll }: ListEmpty) {
  const { pathname } = useLocation()
  const link = showAll && (
    <Link to={pathname} className={buttonClass({ size: 'sm', variant: 'outline' })}>
      {showAll}
    </Link>
  )
  if (!title) return <p className="border-t border-line px-4 py-6 text-muted first:border-t-0 md:px-5">{text}</p>
  return (
    <EmptyRows title={title} action={action ?? link}>
      {text}
    </EmptyRows>
  )
}

/** An empty list says why it is empty and what to do next. */
export const EmptyRows = ({ title, children, action }: { title: string; children: ReactNode; action?: ReactNode }) => (
  <div className="mx-auto max-w-120 px-4 py-12 text-center">
    <TwinTrack variant="stops" className="h-8 text-line-strong" />
    <p className="type-h3 mt-5 text-ink">{title}</p>
    <p className="mt-2">{children}</p>
    {action && <div className="mt-5 flex flex-wrap justify-center gap-3">{action}</div>}
  </div>
)
