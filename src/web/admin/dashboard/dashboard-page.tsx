import { Link } from 'react-router'
import { db } from '#platform/db.server.ts'
import { countStockRows } from '#shop/inventory/count-stock-rows.ts'
import { countByState } from '#shop/orders/queries.ts'
import { countUnsettled } from '#shop/payments/count-unsettled.ts'
import { listOrderRows } from '#shop/payments/list-order-rows.ts'
import { buttonClass } from '#ui/button.tsx'
import { pageMeta } from '#web/chrome/page-meta.ts'
import { m } from '#words/messages.js'
import { dayWords } from '../frame/day-words.ts'
import { PageHead } from '../frame/page-head.tsx'
import { Panel } from '../frame/panel.tsx'
import { OrderCard, orderColumns } from '../orders/order-columns.tsx'
import { EmptyRows } from '../table/empty-rows.tsx'
import { RowTable } from '../table/row-table.tsx'
import { ToDo } from './to-do.tsx'
import type { Route } from './+types/dashboard-page.ts'

export const meta: Route.MetaFunction = () => pageMeta({ title: m.admin_dashboard() })

const latest = { state: null, payment: null, text: '', sort: '-time', page: 1 } as const

export async function loader() {
  return {
    now: new Date(),
    orders: await countByState(db),
    unsettled: await countUnsettled(db),
    stock: await countStockRows(db, ''),
    rows: await listOrderRows(db, latest, 8),
  }
}

export default function DashboardPage({ loaderData: { now, rows, ...counts } }: Route.ComponentProps) {
  const all = (
    <Link to="/admin/orders" className="link">
      {m.admin_orders_show_all()}
    </Link>
  )
  return (
    <>
      <PageHead title={m.admin_dashboard()} note={dayWords(now)} />
      <div className="grid gap-6">
        <ToDo {...counts} />
        <Panel title={m.admin_latest_orders()} aside={rows.length > 0 && all} flush>
          {rows.length ? (
            <RowTable
              caption={m.admin_latest_orders()}
              columns={orderColumns().map(({ sort: _unsorted, ...column }) => column)}
              rows={rows}
              rowKey={(row) => row.id}
              card={OrderCard}
            />
          ) : (
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
          )}
        </Panel>
      </div>
    </>
  )
}
