import { Form, Link } from 'react-router'
import { z } from 'zod'
import { inputOf } from '#kit/field.ts'
import { db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { ProductName } from '#shop/catalogue/texts/product-name.tsx'
import { ledgerRowsPerPage } from '#shop/inventory/moves/list-ledger.ts'
import {
  listUnreconciled,
  searchLedger,
  sumLedger,
  sumStock,
  type LedgerEntry,
} from '#shop/inventory/moves/search-ledger.ts'
import { stockCauses } from '#shop/inventory/stock.ts'
import { Button } from '#ui/button.tsx'
import { DateInput } from '#ui/fields/date-input.tsx'
import { Field } from '#ui/fields/field.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { searchFields } from '#web/shell/search/search-fields.ts'
import { m } from '#words/messages.js'
import { pageWithin, askedText } from '#web/admin-kit/list/list-params.ts'
import type { Column } from '#web/admin-kit/list/row-table.tsx'
import { defineList } from '#web/admin-kit/list/define-list.tsx'
import { causeWords, LedgerCard, ledgerColumns } from './ledger-columns.tsx'
import { LedgerSums } from './ledger-sums.tsx'
import type { Route } from './+types/ledger-page.ts'

export const meta: Route.MetaFunction = () => pageMeta({ title: m.stock_moves_title() })

const day = z.iso.date().nullable().catch(null)

const askedLedger = (params: URLSearchParams) => ({
  text: askedText(params),
  cause: stockCauses.find((cause) => cause === params.get('cause')) ?? null,
  from: day.parse(params.get('from') || null),
  until: day.parse(params.get('until') || null),
})

export async function loader({ url }: Route.LoaderArgs) {
  const asked = askedLedger(url.searchParams)
  const sums = await sumLedger(db, asked)
  const moves = stockCauses.reduce((sum, cause) => sum + sums[cause].moves, 0)
  const pages = pageWithin(
    url.searchParams.get('page'),
    asked.cause ? sums[asked.cause].moves : moves,
    ledgerRowsPerPage,
  )
  return {
    asked,
    sums,
    moves,
    pages,
    rows: await searchLedger(db, requestLocale(), { ...asked, page: pages.page }),
    shelves: await sumStock(db),
    untrue: await listUnreconciled(db),
  }
}

export default defineList(({ loaderData }: Route.ComponentProps) => ({
  title: m.stock_moves_title(),
  back: { to: '/admin/inventory', label: m.admin_inventory() },
  above: <LedgerSums {...loaderData} />,
  columns: [what(), ...ledgerColumns()],
  card: EntryCard,
  tabs: {
    name: 'cause',
    label: m.stock_moves_by_cause(),
    current: loaderData.asked.cause,
    all: loaderData.moves,
    of: stockCauses.map((cause) => ({
      value: cause,
      label: causeWords[cause](),
      count: loaderData.sums[cause].moves,
    })),
  },
  beforeRows: <Filter {...loaderData.asked} />,
  empty: { text: m.stock_moves_none() },
}))

const What = ({ variantId, name, sku }: LedgerEntry) => (
  <Link to={`/admin/inventory/${variantId}`} className="link block">
    <ProductName name={name} />
    <span className="type-fine block font-normal text-muted">{sku}</span>
  </Link>
)
const what = (): Column<LedgerEntry> => ({ key: 'what', head: m.admin_column_item(), cell: (row) => <What {...row} /> })

const EntryCard = (row: LedgerEntry) => (
  <>
    <What {...row} />
    <LedgerCard {...row} />
  </>
)

const Filter = ({ text, cause, from, until }: ReturnType<typeof askedLedger>) => (
  <Form method="get" role="search" className="flex flex-wrap items-end gap-3 px-4 py-4 md:px-5">
    {cause && <input type="hidden" name="cause" value={cause} />}
    <Field label={m.stock_moves_search()} className="min-w-0 flex-[1_1_14rem]">
      <TextInput {...inputOf(searchFields.q)} key={text} defaultValue={text} />
    </Field>
    <Field label={m.stock_moves_from()}>
      <DateInput name="from" defaultValue={from ?? ''} />
    </Field>
    <Field label={m.stock_moves_until()}>
      <DateInput name="until" defaultValue={until ?? ''} />
    </Field>
    <Button type="submit" variant="outline" size="sm" className="min-h-12">
      {m.stock_moves_filter()}
    </Button>
  </Form>
)
