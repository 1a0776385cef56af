import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { buttonClass } from '#ui/button.tsx'
import { PickedBar } from './bulk-bar.tsx'
import { withPick, type ListBulk } from './bulk-pick.tsx'
import { EmptyRows } from './empty-rows.tsx'
import { Pager } from './pager.tsx'
import type { Pages } from './pages.ts'
import { RowTable, type Column } from './row-table.tsx'

/** Why a list is empty and what to do next; a sentence alone where that is no surprise. `showAll` names a link to the same list with nothing asked of it. */
export type ListEmpty = { title?: string; text: ReactNode; action?: ReactNode; showAll?: string | false }

type Props<Row> = {
  title: string
  rows: Row[]
  pages?: Pages
  columns?: Column<Row>[]
  card?: (row: Row) => ReactNode
  body?: (rows: Row[]) => ReactNode
  rowKey: (row: Row) => string | number
  sorted?: string
  bulk?: ListBulk<Row>
  empty: ListEmpty
}

/** The rows of a list with what can be done with many of them and the pager; or why there are none. */
export function ListRows<Row>({ pages, bulk, empty, ...shown }: Props<Row>) {
  if (!shown.rows.length) return <Nothing {...empty} />
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
      rowKey={rowKey}
      sorted={sorted}
      card={bulk ? withPick(bulk, card) : card}
    />
  )
}

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
