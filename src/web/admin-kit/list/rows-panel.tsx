import type { ReactNode } from 'react'
import { Panel } from '../page/panel.tsx'
import type { Pages } from './list-params.ts'
import { ListRows, type ListEmpty, type RowKey } from './list-rows.tsx'
import type { Column } from './row-table.tsx'
import { ListTabs, type ListTabsOf } from './tabs.tsx'

type Props<Row> = {
  title: string
  id?: string
  /** what the table is called where its panel has another name */
  caption?: string
  /** at the right of the title */
  aside?: ReactNode
  /** said before the rows, and below them */
  lead?: ReactNode
  foot?: ReactNode
  tabs?: ListTabsOf
  rows: Row[]
  pages?: Pages
  columns: Column<Row>[]
  card: (row: Row) => ReactNode
  sorted?: string
  /** absent where there are always some */
  empty?: ListEmpty
} & RowKey<Row>

/** A list that is one part of its page: the table, the phone cards, the pager and the empty list that a page of its own has. */
export const RowsPanel = <Row,>({ title, id, caption = title, aside, lead, foot, tabs, ...list }: Props<Row>) => (
  <Panel id={id} title={title} aside={aside} flush>
    {lead && <p className="max-w-3xl px-4 pb-3 text-muted md:px-5">{lead}</p>}
    {tabs && <ListTabs {...tabs} />}
    <ListRows {...list} title={caption} />
    {foot && list.rows.length > 0 && (
      <p className="border-t border-line px-4 py-3 type-small text-muted md:px-5">{foot}</p>
    )}
  </Panel>
)
