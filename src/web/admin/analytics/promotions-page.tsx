import { Link } from 'react-router'
import { shopDay } from '#kit/clock.ts'
import { dong } from '#kit/money.ts'
import { inLocale } from '#kit/localized.ts'
import { db } from '#platform/postgres/db.server.ts'
import { atOneMoment } from '#shop/analytics/at-one-moment.ts'
import { addSales } from '#shop/analytics/sales.ts'
import { sumByDay } from '#shop/analytics/sum-by-day.ts'
import { sumByPromotion, type PromotionSales } from '#shop/analytics/sum-by-promotion.ts'
import { buttonClass } from '#ui/button.tsx'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'
import { getLocale } from '#words/runtime.js'
import { formatCount } from '#web/admin-kit/page/format-count.ts'
import { EmptyRows } from '#web/admin-kit/list/list-rows.tsx'
import { type Column } from '#web/admin-kit/list/row-table.tsx'
import { readSalesParams } from './read-sales-params.ts'
import { ExportLink } from './export-link.tsx'
import { AnalyticsTiles } from './analytics-tiles.tsx'
import { AnalyticsFrame } from './analytics-frame.tsx'
import { shareWords } from '#web/admin-kit/charts/sales-words.ts'
import { RowsPanel } from '#web/admin-kit/list/rows-panel.tsx'
import type { Route } from './+types/promotions-page.ts'

export const meta: Route.MetaFunction = () => pageMeta({ title: m.analytics_promotions() })

export async function loader({ url }: Route.LoaderArgs) {
  const query = readSalesParams(url.searchParams, shopDay(new Date()))
  return atOneMoment(db, async (tx) => ({
    query,
    rows: await sumByPromotion(tx, query.period),
    all: addSales(await sumByDay(tx, query.period)),
  }))
}

export default function PromotionsPage({ loaderData: { query, rows, all } }: Route.ComponentProps) {
  const sum = (key: 'offGoods' | 'offDelivery') => rows.reduce((total, row) => total + row[key], 0)
  return (
    <AnalyticsFrame
      title={m.analytics_promotions()}
      note={m.analytics_promotions_note()}
      query={query}
      isComparable={false}
    >
      {rows.length ? (
        <>
          <AnalyticsTiles
            tiles={[
              { name: m.analytics_off_goods(), value: dong(sum('offGoods')) },
              { name: m.analytics_off_delivery(), value: dong(sum('offDelivery')) },
              { name: m.analytics_gross(), value: dong(all.gross) },
              { name: m.analytics_off_share(), value: shareWords(sum('offGoods'), all.gross) },
            ]}
          />
          <RowsPanel
            title={m.analytics_promotions_used()}
            aside={<ExportLink of="promotions" />}
            columns={columns()}
            rows={rows.map((row, id) => ({ ...row, id }))}
            card={PromotionCard}
            foot={m.analytics_promotions_sum()}
          />
        </>
      ) : (
        <div className="rounded-sm border border-line bg-surface">
          <EmptyRows
            title={m.analytics_promotions_none()}
            action={
              <Link to="/admin/promotions" className={buttonClass({ size: 'sm', variant: 'outline' })}>
                {m.promotion_title()}
              </Link>
            }
          >
            {m.analytics_promotions_none_text()}
          </EmptyRows>
        </div>
      )}
    </AnalyticsFrame>
  )
}

const Name = ({ promotionId, name, code }: PromotionSales) => {
  const words = inLocale(name, getLocale())
  return (
    <>
      {promotionId ? (
        <Link to={`/admin/promotions/${promotionId}`} className="link">
          {words}
        </Link>
      ) : (
        words
      )}
      {code && <span className="num ml-2 font-normal text-muted">{code}</span>}
    </>
  )
}

const amount = (key: 'offGoods' | 'offDelivery' | 'total', head: string): Column<PromotionSales & { id: number }> => ({
  key,
  head,
  end: true,
  className: 'whitespace-nowrap',
  cell: (row) => dong(row[key]),
})

const columns = (): Column<PromotionSales & { id: number }>[] => [
  { key: 'name', head: m.analytics_promotion(), cell: Name },
  { key: 'orders', head: m.analytics_orders(), end: true, cell: (row) => formatCount(row.orders) },
  amount('offGoods', m.analytics_off_goods()),
  amount('offDelivery', m.analytics_off_delivery()),
  amount('total', m.analytics_promotion_total()),
]

const PromotionCard = (row: PromotionSales) => (
  <>
    <div className="flex items-baseline justify-between gap-3">
      <span className="font-[560] text-ink">
        <Name {...row} />
      </span>
      <span className="font-semibold whitespace-nowrap text-ink">{dong(row.offGoods + row.offDelivery)}</span>
    </div>
    <p className="type-small text-muted">
      {m.analytics_orders()}: {formatCount(row.orders)} · {m.analytics_promotion_total()}: {dong(row.total)}
    </p>
  </>
)
