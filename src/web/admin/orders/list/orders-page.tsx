import { data, Link } from 'react-router'
import { bulkOrders } from '#flows/orders/bulk-orders.ts'
import { startOfDay } from '#kit/clock.ts'
import { db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { countOrderRows } from '#flows/orders/count-order-rows.ts'
import { listOrderRows, orderRowsPerPage } from '#flows/orders/list-order-rows.ts'
import { showPhone } from '#shop/identity/accounts/phone.ts'
import { listViews } from '#shop/views/list-views.ts'
import { countCounterReceipts } from '#shop/payments/receipts/count-counter-receipts.ts'
import { orderListViews, type OrderListView } from '#shop/payments/order-list-view.ts'
import { buttonClass } from '#ui/button.tsx'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'
import { adminContext } from '#web/admin-kit/admin-guard.server.ts'
import { PageHead } from '#web/admin-kit/page/page-head.tsx'
import { EmptyRows } from '#web/admin-kit/list/empty-rows.tsx'
import { ListTools } from '#web/admin-kit/list/list-tools.tsx'
import { Pager } from '#web/admin-kit/list/pager.tsx'
import { pageWithin } from '#web/admin-kit/list/pages.ts'
import { RowTable } from '#web/admin-kit/list/row-table.tsx'
import { ListSearchForm } from '#web/admin-kit/list/list-search-form.tsx'
import { Tabs } from '#web/admin-kit/list/tabs.tsx'
import { provinceOptions } from '#web/shell/places/place-options.server.ts'
import { readOrderParams } from './read-order-params.ts'
import { OrderBulkBar, OrderBulkOutcome, OrderPickCard, orderPickColumn } from './bulk.tsx'
import { orderBulkForm, orderBulkEntries } from './order-bulk-form.ts'
import { orderColumns } from '#web/admin-kit/states/order-columns.tsx'
import { findOrderedProduct } from './find-ordered-product.ts'
import { MoreFilters, moreFilters } from './more-filters.tsx'
import { OrderFilters, orderFilters } from './order-filters.tsx'
import { CounterStrip } from './counter-strip.tsx'
import type { Route } from './+types/orders-page.ts'

export const meta: Route.MetaFunction = () => pageMeta({ title: m.admin_orders() })

export async function loader({ url, context }: Route.LoaderArgs) {
  const asked = readOrderParams(url.searchParams)
  const counts = await countOrderRows(db, asked)
  const pages = pageWithin(url.searchParams.get('page'), counts[asked.view ?? 'all'], orderRowsPerPage)
  return {
    asked,
    counts,
    pages,
    rows: await readRows({ ...asked, page: pages.page }),
    views: await listViews(db, context.get(adminContext).id, '/admin/orders'),
    provinces: await provinceOptions(db),
    thing: await findOrderedProduct(db, asked),
    till: asked.channel === 'counter' ? await countCounterReceipts(db, startOfDay(new Date())) : null,
  }
}

async function readRows(asked: Parameters<typeof listOrderRows>[1]) {
  const rows = await listOrderRows(db, asked)
  return rows.map((row) => ({ ...row, phone: showPhone(row.phone) }))
}

export async function action({ request, context }: Route.ActionArgs) {
  const sent = orderBulkForm.safeParse(orderBulkEntries(await request.formData()))
  if (!sent.success) throw data(null, { status: 400 })
  const { intent: verb, order: orderIds } = sent.data
  const results = await bulkOrders(db, context.get(adminContext).actor, { verb, orderIds, locale: requestLocale() })
  return { verb, results }
}

const filters = [...orderFilters, ...moreFilters]

export default function OrdersPage({ loaderData, actionData }: Route.ComponentProps) {
  const { asked, counts, pages, rows, views, till, provinces, thing } = loaderData
  const tabs = [
    { value: null, label: m.admin_all(), count: counts.all },
    ...orderListViews.map((view) => ({ value: view, label: viewWords[view](), count: counts[view] })),
  ]
  const isFiltered = Boolean(asked.text) || filters.some((name) => asked[name])
  return (
    <>
      <PageHead title={m.admin_orders()}>
        <div className="flex flex-wrap gap-3">
          <Link to="/admin/orders/new?channel=counter" className={buttonClass({ size: 'sm', variant: 'outline' })}>
            {m.order_channel_counter()}
          </Link>
          <Link to="/admin/orders/new" className={buttonClass({ size: 'sm' })}>
            {m.order_new()}
          </Link>
        </div>
      </PageHead>
      <OrderBulkOutcome answer={actionData} />
      <div className="rounded-sm border border-line bg-surface">
        <ListTools columns={[orderPickColumn(), ...orderColumns()]} views={views} exportTo="/admin/orders/export" />
        <Tabs name="view" label={m.order_admin_views()} current={asked.view} tabs={tabs} />
        <ListSearchForm
          label={m.order_admin_orders_search()}
          placeholder={m.order_admin_orders_search()}
          text={asked.text}
          keep={['view', 'sort']}
          filtered={isFiltered}
          filters={filters}
          more={<MoreFilters {...{ asked, provinces, thing }} />}
        >
          <OrderFilters asked={asked} />
        </ListSearchForm>
        {till && <CounterStrip till={till} />}
        {rows.length ? (
          <>
            <OrderBulkBar key={`${asked.view}:${pages.page}:${actionData?.verb}`}>
              <RowTable
                caption={m.admin_orders()}
                columns={[orderPickColumn(), ...orderColumns()]}
                rows={rows}
                rowKey={(row) => row.id}
                sorted={asked.sort}
                card={OrderPickCard}
              />
            </OrderBulkBar>
            <Pager {...pages} />
          </>
        ) : (
          <NoOrders none={counts.all === 0 && !isFiltered && !asked.view} />
        )}
      </div>
    </>
  )
}

const viewWords: Record<OrderListView, () => string> = {
  confirm: () => m.order_admin_view_confirm(),
  pay: () => m.order_admin_view_pay(),
  pack: () => m.order_admin_view_pack(),
  ship: () => m.order_admin_view_ship(),
  underway: () => m.order_admin_view_underway(),
  settle: () => m.order_admin_view_settle(),
  problems: () => m.order_admin_view_problems(),
}

const NoOrders = ({ none }: { none: boolean }) =>
  none ? (
    <EmptyRows
      title={m.admin_orders_none_title()}
      action={
        <a href="/shop" className={buttonClass({ size: 'sm' })}>
          {m.admin_to_shop()}
        </a>
      }
    >
      {m.admin_orders_none_text()}
    </EmptyRows>
  ) : (
    <EmptyRows
      title={m.admin_orders_unmatched_title()}
      action={
        <Link to="/admin/orders" className={buttonClass({ size: 'sm', variant: 'outline' })}>
          {m.admin_orders_show_all()}
        </Link>
      }
    >
      {m.admin_orders_unmatched_text()}
    </EmptyRows>
  )
