import type { ReactNode } from 'react'
import type { SavedView } from '#shop/views/list-views.ts'
import type { Answer } from '../form/answer.ts'
import { Outcome } from '../form/outcome.tsx'
import { HeadLinks, type HeadLink } from '../page/head-links.tsx'
import { PageHead } from '../page/page-head.tsx'
import { ListRows, type ListEmpty, type RowKey } from './list-rows.tsx'
import { type ListBulk, pickColumn } from './bulk-bar.tsx'
import { ListFilters, type FilterChoice, ListSearchForm } from './list-search-form.tsx'
import { ListTools } from './list-tools.tsx'
import type { Pages } from './list-params.ts'
import type { Column } from './row-table.tsx'
import { ListTabs, type ListTabsOf } from './tabs.tsx'

/** What the loader of a list returns. `asked` is what the address asks for: the text, how it is sorted, and its filters by name. */
export type Found<Row, Asked> = {
  rows: Row[]
  /** absent where the list has one page */
  pages?: Pages
  /** absent where views cannot be kept: then there is no choice of columns either */
  views?: SavedView[]
  asked?: Asked & { text?: string; sort?: string }
}

/** How rows are shown: as a table that becomes cards on a phone, or in a way of their own at every width. */
type RowsLook<Row> =
  | ({ columns: Column<Row>[]; card: (row: Row) => ReactNode; body?: undefined } & RowKey<Row>)
  | { body: (rows: Row[]) => ReactNode; columns?: undefined; card?: undefined; rowKey?: undefined }

/** What a list is where it stands by itself in a page. */
type Shared<Row, Asked> = {
  title: string
  /** what the list is called where it is a landmark of the page, since more than it stands there */
  listTitle?: string
  /** the address that answers the same rows as a file */
  exportTo?: string
  /** one filter as a row of links; with `all` the first of them is every row */
  tabs?: ListTabsOf
  /** the name of the search field */
  search?: string
  filters?: { [Name in keyof Asked & string]?: FilterChoice }
  /** filters that are no choices, in fields of the page */
  fields?: ReactNode
  /** fields that wait folded below the search, and the words of the address that they stand for */
  more?: { names: readonly (keyof Asked & string)[]; fields: ReactNode }
  /** what else of the address `Clear` takes away */
  clears?: readonly string[]
  /** what else of the address stays when something is sought, beside the tab and how it is sorted */
  keep?: string[]
  /** something else of the address narrows the list, too */
  alsoNarrowed?: boolean
  beforeTools?: ReactNode
  beforeSearch?: ReactNode
  beforeRows?: ReactNode
  bulk?: ListBulk<Row>
  empty: ListEmpty | ((isNarrowed: boolean) => ListEmpty)
}

/** What stands around it where it is the page. */
type Around = {
  note?: string
  back?: { to: string; label: string }
  /** where one goes from the head of the page */
  links?: HeadLink[]
  /** at the right of the title */
  actions?: ReactNode
  /** what came of a form that was sent */
  answer?: Answer
  done?: string | null | false | 0
  /** between the title and the list: panels */
  above?: ReactNode
  below?: ReactNode
}

type BoxOf<Row, Asked> = Shared<Row, Asked> & RowsLook<Row>
export type List<Row, Asked> = BoxOf<Row, Asked> & Around

type Page = { loaderData: Found<unknown, object> }
type RowOf<P extends Page> = P['loaderData']['rows'][number]
type AskedOf<P extends Page> = P['loaderData'] extends { asked: infer Asked extends object } ? Asked : object

/**
 * The page of a list from what is peculiar to it. Title, views, columns, tabs, search, rows, phone cards, bulk bar, pager and the empty
 * list are drawn here, always in this order. It is declared at each drawing, in the language of the visit.
 */
export const defineList = <P extends Page>(declare: (page: P) => List<RowOf<P>, AskedOf<P>>) =>
  function ListPage(page: P) {
    return <DrawnList list={declare(page)} found={page.loaderData as Found<RowOf<P>, AskedOf<P>>} />
  }

type Drawn<Row, Asked> = { list: List<Row, Asked>; found: Found<Row, Asked> }

const DrawnList = <Row, Asked extends object>({ list, found }: Drawn<Row, Asked>) => (
  <>
    <PageHead title={list.title} back={list.back} note={list.note}>
      {list.actions ?? (list.links && <HeadLinks links={list.links} />)}
    </PageHead>
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <Outcome answer={list.answer} done={list.done || undefined} />
      {list.above}
      <ListBox list={list} found={found} />
      {list.below}
    </div>
  </>
)

type BoxProps<Row, Asked> = { list: BoxOf<Row, Asked>; found: Found<Row, Asked> }

/** The list itself, for a page that has something beside it. */
export function ListBox<Row, Asked extends object>({ list, found }: BoxProps<Row, Asked>) {
  const { title, tabs, bulk, listTitle } = list
  const columns = list.columns && (bulk ? [pickColumn(bulk), ...list.columns] : list.columns)
  const isNarrowed = list.alsoNarrowed || isAsked(list, found.asked)
  const Box = listTitle ? 'section' : 'div'
  return (
    <Box aria-label={listTitle} className="min-w-0 rounded-sm border border-line bg-surface">
      {list.beforeTools}
      {found.views && columns && <ListTools columns={columns} views={found.views} exportTo={list.exportTo} />}
      {tabs && <ListTabs {...tabs} />}
      {list.beforeSearch}
      <Search list={list} asked={found.asked} isNarrowed={isNarrowed} />
      {list.beforeRows}
      <ListRows
        {...found}
        {...{ columns, bulk }}
        title={listTitle ?? title}
        card={list.card}
        body={list.body}
        rowKey={list.rowKey}
        sorted={found.asked?.sort}
        empty={typeof list.empty === 'function' ? list.empty(isNarrowed) : list.empty}
      />
    </Box>
  )
}

const namesOf = <Row, Asked>({ filters, more }: Shared<Row, Asked>) => [
  ...(Object.keys(filters ?? {}) as (keyof Asked & string)[]),
  ...(more?.names ?? []),
]

const isAsked = <Row, Asked extends object>(list: Shared<Row, Asked>, asked: Found<Row, Asked>['asked']) =>
  Boolean(asked?.text) || namesOf(list).some((name) => asked?.[name])

type SearchProps<Row, Asked> = {
  list: Shared<Row, Asked>
  asked: Found<Row, Asked>['asked']
  isNarrowed: boolean
}

function Search<Row, Asked extends object>({ list, asked, isNarrowed }: SearchProps<Row, Asked>) {
  if (!list.search) return null
  const { search, tabs, filters, fields, more, keep = [], clears = [] } = list
  return (
    <ListSearchForm
      label={search}
      text={asked?.text ?? ''}
      keep={[...(tabs ? [tabs.name] : []), ...(asked?.sort ? ['sort'] : []), ...keep]}
      filtered={isNarrowed}
      filters={[...namesOf(list), ...clears]}
      more={more?.fields}
    >
      {filters && asked ? <ListFilters<Asked> asked={asked} choices={filters} /> : fields}
    </ListSearchForm>
  )
}
