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

/** What the loader of a list returns. `asked` holds the query: the search text, the sort order and the filters by name. */
export type Found<Row, Asked> = {
  rows: Row[]
  /** Absent for a list of one page. */
  pages?: Pages
  /** Absent where views cannot be saved; then columns cannot be chosen either. */
  views?: SavedView[]
  asked?: Asked & { text?: string; sort?: string }
}

/** Rows are shown as a table that becomes cards on a phone, or drawn by `body` at every width. */
type RowsLook<Row> =
  | ({ columns: Column<Row>[]; card: (row: Row) => ReactNode; body?: undefined } & RowKey<Row>)
  | { body: (rows: Row[]) => ReactNode; columns?: undefined; card?: undefined; rowKey?: undefined }

/** What a list needs that is only a part of a page. */
type Shared<Row, Asked> = {
  title: string
  /** Accessible name of the list, where the page has other content too. */
  listTitle?: string
  /** URL of the export of the same rows. */
  exportTo?: string
  /** One filter as a row of links; `all` adds a first link without the filter. */
  tabs?: ListTabsOf
  /** Label of the search field. */
  search?: string
  filters?: { [Name in keyof Asked & string]?: FilterChoice }
  /** Extra filter fields of the page that are no selects. */
  fields?: ReactNode
  /** Fields collapsed below the search, and the query parameters they set. */
  more?: { names: readonly (keyof Asked & string)[]; fields: ReactNode }
  /** Further query parameters that `Clear` removes. */
  clears?: readonly string[]
  /** Further query parameters that a search keeps, besides the tab and the sort order. */
  keep?: string[]
  /** True when another query parameter narrows the list. */
  alsoNarrowed?: boolean
  beforeTools?: ReactNode
  beforeSearch?: ReactNode
  beforeRows?: ReactNode
  bulk?: ListBulk<Row>
  empty: ListEmpty | ((isNarrowed: boolean) => ListEmpty)
}

/** What a list needs that is a whole page. */
type Around = {
  note?: string
  back?: { to: string; label: string }
  /** Links in the page head. */
  links?: HeadLink[]
  /** Buttons at the right of the title; they replace `links`. */
  actions?: ReactNode
  /** The answer of a submitted form. */
  answer?: Answer
  done?: string | null | false | 0
  /** Panels between the title and the list. */
  above?: ReactNode
  below?: ReactNode
}

type BoxOf<Row, Asked> = Shared<Row, Asked> & RowsLook<Row>
export type List<Row, Asked> = BoxOf<Row, Asked> & Around

type Page = { loaderData: Found<unknown, object> }
type RowOf<P extends Page> = P['loaderData']['rows'][number]
type AskedOf<P extends Page> = P['loaderData'] extends { asked: infer Asked extends object } ? Asked : object

/**
 * Builds the page of a list from its declaration. It draws title, views, columns, tabs, search, rows, phone cards, bulk bar, pager and the
 * empty list, always in this order. The declaration runs at each render, so that its words follow the language.
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

/** The list itself, for a page with other content beside it. */
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
