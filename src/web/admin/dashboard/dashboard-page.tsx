import { data, Link, redirect } from 'react-router'
import { checkSetup, type SetupStep } from '#flows/system/check-setup.ts'
import { shopDay } from '#kit/clock.ts'
import type { Locale } from '#kit/localized.ts'
import { db } from '#platform/postgres/db.server.ts'
import { countJobs } from '#platform/jobs/list-jobs.server.ts'
import { countStuckEvents } from '#platform/jobs/list-stuck-events.server.ts'
import { cacheFrame } from '#platform/cache/page-cache.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { lastDays, periodBefore } from '#shop/analytics/period.ts'
import { sumByDay } from '#shop/analytics/sum-by-day.ts'
import { countImportsWithErrors } from '#shop/imports/count-imports-with-errors.ts'
import { countStockRows } from '#shop/inventory/lists/count-stock-rows.ts'
import { countSizeHeat, listSizeHeat } from '#shop/inventory/lists/list-size-heat.ts'
import { countSizeRuns, listSizeRuns } from '#shop/inventory/lists/list-size-runs.ts'
import { countToConfirm } from '#flows/orders/count-to-confirm.ts'
import { countOrdersByState } from '#shop/orders/queries.ts'
import { countFailed } from '#shop/payments/attempts/count-failed.ts'
import { countUnsettled } from '#shop/payments/settlements/list-unsettled-shipments.ts'
import { countOpenMoneyTasks } from '#shop/payments/matching/list-open-money.ts'
import { countWaitingModeration } from '#shop/reviews/moderation/count-waiting-moderation.ts'
import { countAlarms } from '#shop/security/count-alarms.ts'
import { countReturnRows } from '#shop/returns/list-return-rows.ts'
import { countLateWorkOrders } from '#shop/work/list-work-order-rows.ts'
import { listOrderRows } from '#flows/orders/list-order-rows.ts'
import { buttonClass } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { missingOwnerFacts, describeOwnerFacts, takesOrders } from '#shop/settings/owner-facts.ts'
import { findSettings } from '#shop/settings/queries.ts'
import { saveSettings } from '#shop/settings/save-settings.ts'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'
import { adminContext } from '#web/admin-kit/admin-guard.server.ts'
import { opensPage } from '#web/admin-kit/admin-areas.ts'
import { useMayOpen } from '#web/admin-kit/use-may-open.ts'
import { dayWords } from '#web/admin-kit/page/day-words.ts'
import { PageHead } from '#web/admin-kit/page/page-head.tsx'
import { noOrdersYet, OrderListCard, orderColumns } from '#web/admin-kit/states/order-columns.tsx'
import { RowsPanel } from '#web/admin-kit/list/rows-panel.tsx'
import { OwnPages } from './own-pages.tsx'
import { SizeRunsPanel } from './size-runs-panel.tsx'
import { ShowSetupButton, SetupPanel } from './setup-panel.tsx'
import { SizeHeatPanel } from './size-heat.tsx'
import { StatesBar } from './states-bar.tsx'
import { ToDo } from './to-do.tsx'
import { TodayTiles } from './today-tiles.tsx'
import type { Route } from './+types/dashboard-page.ts'
import { dong } from '#kit/money.ts'
import { addSales, type SalesDay } from '#shop/analytics/sales.ts'
import { DayTable } from '#web/admin-kit/charts/day-table.tsx'
import { SalesChart } from '#web/admin-kit/charts/sales-chart.tsx'
import { changeSentence } from '#web/admin-kit/charts/sales-words.ts'
import { Panel } from '#web/admin-kit/page/panel.tsx'

export const meta: Route.MetaFunction = () => pageMeta({ title: m.admin_dashboard() })

const latest = {
  view: null,
  state: null,
  payment: null,
  method: null,
  channel: null,
  text: '',
  sort: '-time',
  page: 1,
} as const

/** Limits of the stock panels: models at first and at most, and size runs. */
const [firstModels, mostModels, mostRuns] = [12, 300, 5]

export async function loader({ url, context }: Route.LoaderArgs) {
  const now = new Date()
  const month = lastDays(30, shopDay(now))
  const settings = await findSettings(db)
  const { id, areas } = context.get(adminContext)
  const done = Object.entries(await checkSetup(db, settings, id)) as [SetupStep, boolean][]
  const seesMoney = opensPage(areas, '/admin/analytics')
  const openTasks = await countOpenTasks(settings.lowStock)
  return {
    now,
    isAdmin: areas.includes('admin'),
    setup: { done, isHidden: settings.setupHidden, missing: describeOwnerFacts(missingOwnerFacts(settings)) },
    isOpen: takesOrders(settings),
    days: seesMoney ? await sumByDay(db, month) : [],
    before: seesMoney ? await sumByDay(db, periodBefore(month, 'previous')!) : [],
    openTasks: seesMoney ? openTasks : { ...openTasks, unsettled: { shipments: 0, amount: 0 } },
    stockPanels: await readStockPanels(requestLocale(), url.searchParams.get('models') === 'all'),
    rows: opensPage(areas, '/admin/orders') ? await listOrderRows(db, latest, 8) : [],
  }
}

/** The counts of the to-do list. */
const countOpenTasks = async (lowAt: number) => ({
  toConfirm: await countToConfirm(db),
  failed: await countFailed(db),
  returns: (await countReturnRows(db)).to_decide,
  lateWork: await countLateWorkOrders(db),
  orders: await countOrdersByState(db),
  unsettled: await countUnsettled(db),
  money: await countOpenMoneyTasks(db),
  stock: await countStockRows(db, ''),
  imports: await countImportsWithErrors(db),
  // Jobs that the queue gave up, and events that never left the outbox.
  stuck: (await countJobs(db)).failed + (await countStuckEvents(db)),
  ...(await countWaitingModeration(db)),
  alarms: countAlarms().alarms,
  lowAt,
})

/** Cached for a minute for everybody, because it reads all boots. */
const readStockPanels = (locale: Locale, isWhole: boolean) =>
  cacheFrame(`dashboard shelf ${locale}${isWhole ? ' whole' : ''}`, async () => {
    const runs = await listSizeRuns(db, locale, { page: 1, limit: mostRuns })
    return {
      heat: await listSizeHeat(db, locale, isWhole ? mostModels : firstModels),
      models: await countSizeHeat(db),
      brokenRuns: await countSizeRuns(db),
      runs: runs.map(({ name, lost, missing }) => ({
        name,
        lost,
        variantId: missing[0]!.variantId,
        missing: missing.map(({ size }) => size),
      })),
    }
  })

/** Hides or shows the list of first steps. */
export async function action({ request, context }: Route.ActionArgs) {
  const intent = (await request.formData()).get('intent')
  if (intent !== 'hide-setup' && intent !== 'show-setup') throw data(null, { status: 400 })
  const { actor, areas } = context.get(adminContext)
  if (!areas.includes('admin')) throw data(null, { status: 403 })
  await saveSettings(db, actor, { setupHidden: intent === 'hide-setup' })
  return redirect('/admin', 303)
}

export default function DashboardPage({ loaderData }: Route.ComponentProps) {
  const { now, isAdmin, rows, days, before, openTasks, stockPanels, setup, isOpen } = loaderData
  const mayOpen = useMayOpen()
  // The first steps lead to pages that only admins open, such as the account that receives money.
  const isSetUp = !isAdmin || setup.done.every(([, isDone]) => isDone)
  const all = (
    <Link to="/admin/orders" className="link">
      {m.admin_orders_show_all()}
    </Link>
  )
  return (
    <>
      <PageHead title={m.admin_dashboard()} note={dayWords(now)} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        {!isOpen && (
          <Notice
            tone="warning"
            action={
              mayOpen('/admin/settings') && (
                <Link to="/admin/settings" className={buttonClass({ size: 'sm', variant: 'outline' })}>
                  {m.admin_setup_owner()}
                </Link>
              )
            }
          >
            {m.layout_shop_takes_no_orders({ missing: setup.missing })}
          </Notice>
        )}
        {mayOpen('/admin/analytics') && <TodayTiles days={days} />}
        {!isSetUp && !setup.isHidden && <SetupPanel done={setup.done} missing={setup.missing} />}
        <ToDo {...openTasks} />
        {!isAdmin && <OwnPages />}
        {mayOpen('/admin/analytics') && <RevenuePanel days={days} before={before} />}
        {mayOpen('/admin/orders') && <StatesBar orders={openTasks.orders} />}
        {mayOpen('/admin/inventory') && (
          <>
            <SizeHeatPanel models={stockPanels.heat} count={stockPanels.models} />
            <SizeRunsPanel runs={stockPanels.runs} count={stockPanels.brokenRuns} />
          </>
        )}
        {mayOpen('/admin/orders') && (
          <RowsPanel
            title={m.admin_latest_orders()}
            aside={rows.length > 0 && all}
            columns={orderColumns().map(({ sort: _unsorted, ...column }) => column)}
            rows={rows}
            card={OrderListCard}
            empty={noOrdersYet()}
          />
        )}
        {!isSetUp && setup.isHidden && <ShowSetupButton />}
      </div>
    </>
  )
}

/** The last thirty days, with the thirty days before as a thin line. */
function RevenuePanel({ days, before }: { days: SalesDay[]; before: SalesDay[] }) {
  const [now, then] = [addSales(days).net, addSales(before).net]
  return (
    <Panel
      title={m.analytics_dashboard()}
      aside={
        <Link to="/admin/analytics" className="link">
          {m.analytics_more()}
        </Link>
      }
      flush
    >
      <div className="px-4 md:px-5">
        <p className="mb-4 flex flex-wrap items-baseline gap-x-3">
          <span className="num text-[1.75rem] leading-[1.25] font-[640] tracking-[-.02em] text-ink [font-stretch:108%]">
            {dong(now)}
          </span>
          <span className="text-muted">{changeSentence(now, then)}</span>
        </p>
        <SalesChart days={days} before={before} against="previous" />
      </div>
      <DayTable days={days} />
    </Panel>
  )
}
