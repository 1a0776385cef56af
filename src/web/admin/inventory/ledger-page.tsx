import { db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { ledgerRowsPerPage } from '#shop/inventory/moves/list-ledger.ts'
import { listUnreconciled, searchLedger, sumLedger, sumStock } from '#shop/inventory/moves/search-ledger.ts'
import { stockCauses } from '#shop/inventory/stock.ts'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'
import { pageWithin, textParam } from '#web/admin-kit/list/list-params.ts'
import { defineList } from '#web/admin-kit/list/define-list.tsx'
import { causeWords, EntryCard, entryColumns } from './ledger-columns.tsx'
import { LedgerFilter, LedgerSums } from './ledger-sums.tsx'
import type { Route } from './+types/ledger-page.ts'
import { dayParam } from '#web/admin-kit/list/day-param.ts'

export const meta: Route.MetaFunction = () => pageMeta({ title: m.stock_moves_title() })

const readLedgerParams = (params: URLSearchParams) => ({
  text: textParam(params),
  cause: stockCauses.find((cause) => cause === params.get('cause')) ?? null,
  from: dayParam(params, 'from'),
  until: dayParam(params, 'until'),
})

export async function loader({ url }: Route.LoaderArgs) {
  const query = readLedgerParams(url.searchParams)
  const sums = await sumLedger(db, query)
  const moves = stockCauses.reduce((sum, cause) => sum + sums[cause].moves, 0)
  const pages = pageWithin(
    url.searchParams.get('page'),
    query.cause ? sums[query.cause].moves : moves,
    ledgerRowsPerPage,
  )
  return {
    query,
    sums,
    moves,
    pages,
    rows: await searchLedger(db, requestLocale(), { ...query, page: pages.page }),
    onHandSums: await sumStock(db),
    unreconciled: await listUnreconciled(db),
  }
}

export default defineList(({ loaderData }: Route.ComponentProps) => ({
  title: m.stock_moves_title(),
  back: { to: '/admin/inventory', label: m.admin_inventory() },
  above: <LedgerSums {...loaderData} />,
  columns: entryColumns(),
  card: EntryCard,
  tabs: {
    name: 'cause',
    label: m.stock_moves_by_cause(),
    current: loaderData.query.cause,
    all: loaderData.moves,
    of: stockCauses.map((cause) => ({
      value: cause,
      label: causeWords[cause](),
      count: loaderData.sums[cause].moves,
    })),
  },
  beforeRows: <LedgerFilter {...loaderData.query} />,
  empty: { text: m.stock_moves_none() },
}))
