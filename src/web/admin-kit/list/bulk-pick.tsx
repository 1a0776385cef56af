import type { ReactNode } from 'react'
import { m } from '#words/messages.js'
import { PickBox } from './bulk-bar.tsx'
import type { Column } from './row-table.tsx'

/** What can be done with many rows of a list at once. */
export type ListBulk<Row> = {
  /** the id that is sent for a ticked row, and what its box is called */
  pick: (row: Row) => { id: string; label: string }
  /** under which name the ids are sent; `pick` unless said */
  name?: string
  /** another key lets go of what was ticked */
  key?: string
  /** an act opens a paper beside the page: the browser sends the form itself */
  reloads?: boolean
  /** the answer to an act that was done: what was picked for it is let go */
  done?: object
  acts: (isNothing: boolean) => ReactNode
}

export const pickColumn = <Row,>({ pick, name }: ListBulk<Row>): Column<Row> => ({
  key: 'pick',
  head: m.admin_list_pick_head(),
  className: 'w-11',
  fixed: true,
  cell: (row) => <PickBox {...pick(row)} name={name} />,
})

/** On a phone the box stands beside the card. */
export const withPick = <Row,>({ pick, name }: ListBulk<Row>, card: (row: Row) => ReactNode) => {
  const PickCard = (row: Row) => (
    <div className="grid grid-cols-[1.75rem_minmax(0,1fr)] gap-x-3">
      <PickBox {...pick(row)} name={name} />
      <div className="min-w-0">{card(row)}</div>
    </div>
  )
  return PickCard
}
