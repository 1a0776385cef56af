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

/** What the loader of a list returns. `query` holds the search text, the sort order and the filters by name. */
export type Found<Row, Query> = {
  rows: Row[]
  /** Absent for a list of one page. */
  pages?: Pages
  /** Absent where views cannot be saved; then columns cannot be chosen either. */
  views?: SavedView[]
  query?: Query & { text?: string; sort?: string }
}

/** Rows are shown as a table that becomes cards on a phone, or drawn by `body` at every width. */
type RowsLook<Row> =
  | ({ columns: Column<Row>[]; card: (row: Row) => ReactNode; body?: undefined } & RowKey<Row>)
  | { body: (rows: Row[]) => ReactNode; columns?: undefined; card?: undefined; rowKey?: undefined }

/** What a list needs that is only a part of a page. */
type Shared<Row, Query> = {
  title: string
  /** Accessible name of the list, where the page has other content too. */
  listTitle?: string
  /** URL of the export of the same rows. */
  exportTo?: string
  /** One filter as a row of links; `all` adds a first link without the filter. */
  tabs?: ListTabsOf
  /** Label of the search field. */
  search?: string
  filters?: { [Name in keyof Query & string]?: FilterChoice }
  /** Extra filter fields of the page that are no selects. */
  fields?: ReactNode
  /** Fields collapsed below the search, and the query parameters they set. */
  more?: { names: readonly (keyof Query & string)[]; fields: ReactNode }
  /** Further query parameters that `Clear` removes. */
  clearedParams?: readonly string[]
  /** Further query parameters that a search keeps, besides the tab and the sort order. */
  keptParams?: string[]
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

type BoxOf<Row, Query> = Shared<Row, Query> & RowsLook<Row>
export type List<Row, Query> = BoxOf<Row, Query> & Around

type Page = { loaderData: Found<unknown, object> }
type RowOf<P extends Page> = P['loaderData']['rows'][number]
type QueryOf<P extends Page> = P['loaderData'] extends { query: infer Query extends object } ? Query : object

/**
 * Builds the page of a list from its declaration. It draws title, views, columns, tabs, search, rows, phone cards, bulk bar, pager and the
 * empty list, always in this order. The declaration runs at each render, so that its words follow the language.
 */
export const defineList = <P extends Page>(declare: (page: P) => List<RowOf<P>, QueryOf<P>>) =>
  function ListPage(page: P) {
    return <DrawnList list={declare(page)} found={page.loaderData as Found<RowOf<P>, QueryOf<P>>} />
  }

type Drawn<Row, Query> = { list: List<Row, Query>; found: Found<Row, Query> }

const DrawnList = <Row, Query extends object>({ list, found }: Drawn<Row, Query>) => (
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

type BoxProps<Row, Query> = { list: BoxOf<Row, Query>; found: Found<Row, Query> }

/** The list itself, for a page with other content beside it. */
export function ListBox<Row, Query extends object>({ list, found }: BoxProps<Row, Query>) {
  const { title, tabs, bulk, listTitle } = list
  const columns = list.columns && (bulk ? [pickColumn(bulk), ...list.columns] : list.columns)
  const isNarrowed = list.alsoNarrowed || hasFilters(list, found.query)
  const Box = listTitle ? 'section' : 'div'
  return (
    <Box aria-label={listTitle} className="min-w-0 rounded-sm border border-line bg-surface">
      {list.beforeTools}
      {found.views && columns && <ListTools columns={columns} views={found.views} exportTo={list.exportTo} />}
      {tabs && <ListTabs {...tabs} />}
      {list.beforeSearch}
      <Search list={list} query={found.query} isNarrowed={isNarrowed} />
      {list.beforeRows}
      <ListRows
        {...found}
        {...{ columns, bulk }}
        title={listTitle ?? title}
        card={list.card}
        body={list.body}
        rowKey={list.rowKey}
        sorted={found.query?.sort}
        empty={typeof list.empty === 'function' ? list.empty(isNarrowed) : list.empty}
      />
    </Box>
  )
}

const namesOf = <Row, Query>({ filters, more }: Shared<Row, Query>) => [
  ...(Object.keys(filters ?? {}) as (keyof Query & string)[]),
  ...(more?.names ?? []),
]

const hasFilters = <Row, Query extends object>(list: Shared<Row, Query>, query: Found<Row, Query>['query']) =>
  Boolean(query?.text) || namesOf(list).some((name) => query?.[name])

type SearchProps<Row, Query> = {
  list: Shared<Row, Query>
  query: Found<Row, Query>['query']
  isNarrowed: boolean
}

function Search<Row, Query extends object>({ list, query, isNarrowed }: SearchProps<Row, Query>) {
  if (!list.search) return null
  const { search, tabs, filters, fields, more, keptParams = [], clearedParams = [] } = list
  return (
    <ListSearchForm
      label={search}
      text={query?.text ?? ''}
      keptParams={[...(tabs ? [tabs.name] : []), ...(query?.sort ? ['sort'] : []), ...keptParams]}
      filtered={isNarrowed}
      filters={[...namesOf(list), ...clearedParams]}
      more={more?.fields}
    >
      {filters && query ? <ListFilters<Query> query={query} choices={filters} /> : fields}
    </ListSearchForm>
  )
}
