import { Link } from 'react-router'
import { formatDate } from '#kit/clock.ts'
import { inLocale } from '#kit/localized.ts'
import { dong } from '#kit/money.ts'
import { db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { listPromotions, promotionViews, promotionViewOf } from '#shop/pricing/list-promotions.ts'
import { describePromotion } from '#shop/pricing/describe-promotion.ts'
import { buttonClass } from '#ui/button.tsx'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'
import { getLocale } from '#words/runtime.js'
import { formatCount } from '#web/admin-kit/page/format-count.ts'
import { PageHead } from '#web/admin-kit/page/page-head.tsx'
import { EmptyRows } from '#web/admin-kit/list/empty-rows.tsx'
import { RowTable, type Column } from '#web/admin-kit/list/row-table.tsx'
import { Tabs } from '#web/admin-kit/list/tabs.tsx'
import { listTaxonomyNames } from './list-taxonomy-names.server.ts'
import type { Route } from './+types/promotions-page.ts'

export const meta: Route.MetaFunction = () => pageMeta({ title: m.promotion_title() })

export async function loader({ url }: Route.LoaderArgs) {
  const at = new Date()
  const locale = requestLocale()
  const { nameOf } = await listTaxonomyNames(db, locale)
  const all = (await listPromotions(db)).map((one) => ({
    ...one,
    name: inLocale(one.name, locale),
    view: promotionViewOf(one, at),
    said: describePromotion(one, locale, nameOf),
  }))
  const view = promotionViews.find((one) => one === url.searchParams.get('view')) ?? 'running'
  const counts = promotionViews.map((one) => ({ view: one, count: all.filter((row) => row.view === one).length }))
  return { view, counts, rows: all.filter((row) => row.view === view) }
}

type Row = Route.ComponentProps['loaderData']['rows'][number]

const viewWords = {
  running: () => m.promotion_view_running(),
  planned: () => m.promotion_view_planned(),
  over: () => m.promotion_view_over(),
}

export default function PromotionsPage({ loaderData: { view, counts, rows } }: Route.ComponentProps) {
  const tabs = counts.map((one) => ({ value: one.view, label: viewWords[one.view](), count: one.count }))
  const toNew = (
    <Link to="/admin/promotions/new" className={buttonClass({ size: 'sm' })}>
      {m.promotion_new()}
    </Link>
  )
  return (
    <>
      <PageHead title={m.promotion_title()}>{toNew}</PageHead>
      <div className="rounded-sm border border-line bg-surface">
        <Tabs name="view" label={m.promotion_title()} current={view} tabs={tabs} />
        {rows.length ? (
          <RowTable
            caption={m.promotion_title()}
            columns={columns()}
            rows={rows}
            rowKey={(row) => row.id}
            card={Card}
          />
        ) : (
          <EmptyRows title={m.promotion_none_title()} action={toNew}>
            {m.promotion_none_text()}
          </EmptyRows>
        )}
      </div>
    </>
  )
}

const Name = ({ row }: { row: Row }) => (
  <>
    <Link to={`/admin/promotions/${row.id}`} className="font-[560] text-ink hover:underline">
      {row.name}
    </Link>
    <span className="type-fine block max-w-xl font-normal text-muted">{row.said}</span>
  </>
)

const codeOf = (row: Row) =>
  row.byCode ? (row.code ?? m.promotion_codes_count({ count: formatCount(row.codes) })) : m.promotion_auto()
const usesOf = (row: Row) =>
  row.maxUses === null ? formatCount(row.uses) : `${formatCount(row.uses)} / ${formatCount(row.maxUses)}`
const timeOf = ({ startsAt, endsAt }: Row) =>
  [startsAt && formatDate(startsAt, getLocale()), endsAt ? formatDate(endsAt, getLocale()) : m.promotion_no_end()]
    .filter(Boolean)
    .join(' – ')

const columns = (): Column<Row>[] => [
  { key: 'name', head: m.promotion_col_name(), cell: (row) => <Name row={row} /> },
  { key: 'code', head: m.promotion_col_code(), cell: codeOf },
  { key: 'uses', head: m.promotion_col_uses(), cell: usesOf, end: true },
  { key: 'given', head: m.promotion_col_given(), cell: (row) => dong(row.given), end: true },
  { key: 'time', head: m.promotion_col_time(), cell: timeOf },
]

const Card = (row: Row) => (
  <>
    <Name row={row} />
    <p className="mt-1 text-body">
      {codeOf(row)} · {m.promotion_col_uses()} {usesOf(row)} · {dong(row.given)}
    </p>
    <p className="type-fine text-muted">{timeOf(row)}</p>
  </>
)
