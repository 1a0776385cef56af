import type { ReactNode } from 'react'
import { Panel } from '../page/panel.tsx'
import type { Pages } from './list-params.ts'
import { ListRows, type ListEmpty, type RowKey } from './list-rows.tsx'
import type { Column } from './row-table.tsx'
import { ListTabs, type ListTabsOf } from './tabs.tsx'

type Props<Row> = {
  title: string
  id?: string
  /** Name of the table, where it differs from the title of the panel. */
  caption?: string
  /** Shown at the right of the title. */
  aside?: ReactNode
  /** Text before and after the rows. */
  lead?: ReactNode
  foot?: ReactNode
  tabs?: ListTabsOf
  rows: Row[]
  pages?: Pages
  columns: Column<Row>[]
  card: (row: Row) => ReactNode
  sorted?: string
  /** Absent where the list is never empty. */
  empty?: ListEmpty
} & RowKey<Row>

/** A list as one part of a page, with the same table, phone cards, pager and empty message as a list page. */
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
