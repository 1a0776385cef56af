import { Link } from 'react-router'
import { db } from '#platform/db.server.ts'
import { orderMoves } from '#shop/orders/states.ts'
import { countOrderRows } from '#shop/payments/count-order-rows.ts'
import { listOrderRows, orderRowsPerPage } from '#shop/payments/list-order-rows.ts'
import { buttonClass } from '#ui/button.tsx'
import { pageMeta } from '#web/chrome/page-meta.ts'
import { m } from '#words/messages.js'
import { PageHead } from '../frame/page-head.tsx'
import { EmptyRows } from '../table/empty-rows.tsx'
import { Pager } from '../table/pager.tsx'
import { pageWithin } from '../table/pages.ts'
import { RowTable } from '../table/row-table.tsx'
import { SearchForm } from '../table/search-form.tsx'
import { Tabs } from '../table/tabs.tsx'
import { askedOrders } from './asked-orders.ts'
import { OrderCard, orderColumns } from './order-columns.tsx'
import { PaymentFilter } from './payment-filter.tsx'
import { orderLooks } from './state-tags.tsx'
import type { Route } from './+types/orders-page.ts'

export const meta: Route.MetaFunction = () => pageMeta({ title: m.admin_orders() })

export async function loader({ url }: Route.LoaderArgs) {
  const asked = askedOrders(url.searchParams)
  const counts = await countOrderRows(db, asked)
  const pages = pageWithin(
    url.searchParams.get('page'),
    asked.state ? (counts.byState[asked.state] ?? 0) : counts.all,
    orderRowsPerPage,
  )
  return { asked, counts, pages, rows: await listOrderRows(db, { ...asked, page: pages.page }) }
}

export default function OrdersPage({ loaderData: { asked, counts, pages, rows } }: Route.ComponentProps) {
  const tabs = [
    { value: null, label: m.admin_all(), count: counts.all },
    ...orderMoves.states.map((state) => ({
      value: state,
      label: orderLooks[state].words(),
      count: counts.byState[state] ?? 0,
    })),
  ]
  return (
    <>
      <PageHead title={m.admin_orders()} />
      <div className="rounded-sm border border-line bg-surface">
        <Tabs name="state" label={m.admin_orders_by_state()} current={asked.state} tabs={tabs} />
        <SearchForm
          label={m.admin_orders_search()}
          placeholder={m.admin_orders_search()}
          text={asked.text}
          keep={['state', 'sort']}
          filtered={Boolean(asked.text || asked.payment)}
        >
          <PaymentFilter chosen={asked.payment} />
        </SearchForm>
        {rows.length ? (
          <>
            <RowTable
              caption={m.admin_orders()}
              columns={orderColumns()}
              rows={rows}
              rowKey={(row) => row.id}
              sorted={asked.sort}
              card={OrderCard}
            />
            <Pager {...pages} />
          </>
        ) : (
          <NoOrders none={counts.all === 0 && !asked.text && !asked.payment} />
        )}
      </div>
    </>
  )
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
