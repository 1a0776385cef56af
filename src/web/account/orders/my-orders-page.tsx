import { Package } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { z } from 'zod'
import { isPayable } from '#flows/payments/change-payment-method.ts'
import { pick } from '#kit/pick.ts'
import { db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { countOrdersOf, listOrdersOf } from '#shop/orders/buyers/list-orders-of.ts'
import { orderGroups, type OrderGroup } from '#shop/orders/states.ts'
import { standingFields } from '#shop/payments/headline.ts'
import { listPaymentsOf } from '#shop/payments/queries.ts'
import { buttonClass } from '#ui/button.tsx'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'
import { customerContext } from '#web/parts/account/customer-guard.server.ts'
import { EmptyNote } from '#web/parts/account/empty-note.tsx'
import { PageTop } from '#web/parts/account/page-top.tsx'
import type { AccountHandle } from '#web/parts/account/profile-layout.tsx'
import type { Route } from './+types/my-orders-page.ts'
import { OrderCard } from './order-card.tsx'

export const meta = () => pageMeta({ title: m.order_mine_title() })
export const handle: AccountHandle = { crumb: m.order_mine_title }

const perPage = 10
const groups = Object.keys(orderGroups) as [OrderGroup, ...OrderGroup[]]
const listParams = z.object({
  show: z.enum(groups).optional().catch(undefined),
  page: z.coerce.number().int().min(1).max(10_000).catch(1),
})

export async function loader({ request, context }: Route.LoaderArgs) {
  const { id } = context.get(customerContext)
  const { show, page } = listParams.parse(Object.fromEntries(new URL(request.url).searchParams))
  const counts = await countOrdersOf(db, id)
  const all = counts.open + counts.done + counts.cancelled
  const rows = show ? counts[show] : all
  const pages = Math.max(1, Math.ceil(rows / perPage))
  const shown = Math.min(page, pages)
  const orders = await listOrdersOf(db, id, {
    group: show,
    offset: (shown - 1) * perPage,
    limit: perPage,
    locale: requestLocale(),
  })
  const payments = await listPaymentsOf(
    db,
    orders.map((order) => order.id),
  )
  return {
    orders: orders.map((order) => {
      const payment = payments.get(order.id)
      // Cash on delivery may be paid ahead too, but nobody is urged to.
      const isToPay = payment?.state !== 'due' && isPayable(order, payment)
      return { ...order, isToPay, payment: payment ? pick(payment, standingFields) : null }
    }),
    counts: { ...counts, all },
    show: show ?? null,
    page: shown,
    pages,
  }
}

export default function MyOrdersPage({ loaderData }: Route.ComponentProps) {
  const { orders, counts, show, page, pages } = loaderData
  return (
    <>
      <PageTop title={m.order_mine_title()} lead={m.order_mine_lead()} />
      {counts.all === 0 ? (
        <EmptyNote icon={<Package aria-hidden size={28} strokeWidth={1.5} />} text={m.order_mine_none()}>
          <Link to="/shop" className={buttonClass({ size: 'sm' })}>
            {m.layout_nav_shop_all()}
          </Link>
        </EmptyNote>
      ) : (
        <>
          <OrderTabs counts={counts} show={show} />
          {orders.length === 0 ? (
            <p className="mt-6 text-muted">
              {m.order_mine_none_such({ group: orderGroupWords()[show ?? 'all'].toLocaleLowerCase() })}
            </p>
          ) : (
            <ul className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-5">
              {orders.map((order) => (
                <OrderCard key={order.id} order={order} />
              ))}
            </ul>
          )}
          <OrderPages page={page} pages={pages} />
        </>
      )}
    </>
  )
}

type Tab = OrderGroup | 'all'

const orderGroupWords = (): Record<Tab, string> => ({
  all: m.order_mine_all(),
  open: m.order_mine_open(),
  done: m.order_mine_done(),
  cancelled: m.order_mine_cancelled(),
})

const tabs: Tab[] = ['all', 'open', 'done', 'cancelled']

/** One filter as a row of links with counts. */
const OrderTabs = ({ counts, show }: { counts: Record<Tab, number>; show: OrderGroup | null }) => (
  <nav aria-label={m.order_mine_filter()} className="-mx-4 overflow-x-auto px-4 md:mx-0 md:px-0">
    <ul className="flex min-w-max gap-2">
      {tabs.map((tab) => (
        <li key={tab}>
          <Link
            to={tab === 'all' ? '/my-orders' : `/my-orders?show=${tab}`}
            preventScrollReset
            aria-current={tab === (show ?? 'all') ? 'true' : undefined}
            className="inline-flex min-h-11 items-center gap-2 rounded-md border border-line-strong px-3.5 font-[540] text-body transition-colors hover:border-ink aria-[current=true]:border-ink aria-[current=true]:bg-ink aria-[current=true]:text-bg"
          >
            {orderGroupWords()[tab]}
            <span className="num type-fine opacity-80">{counts[tab]}</span>
          </Link>
        </li>
      ))}
    </ul>
  </nav>
)

/** Real links, so that they work without scripts. */
function OrderPages({ page, pages }: { page: number; pages: number }) {
  const [params] = useSearchParams()
  if (pages < 2) return null
  const to = (number: number) => {
    const next = new URLSearchParams(params)
    next.delete('done')
    if (number > 1) next.set('page', String(number))
    else next.delete('page')
    return `/my-orders${next.size ? `?${next}` : ''}`
  }
  return (
    <nav aria-label={m.order_mine_pages()} className="mt-8 flex flex-wrap items-center gap-4">
      {page > 1 && (
        <Link to={to(page - 1)} rel="prev" className={buttonClass({ variant: 'outline', size: 'sm' })}>
          {m.order_mine_newer()}
        </Link>
      )}
      <span className="num text-muted">{m.order_mine_page({ page, pages })}</span>
      {page < pages && (
        <Link to={to(page + 1)} rel="next" className={buttonClass({ variant: 'outline', size: 'sm' })}>
          {m.order_mine_older()}
        </Link>
      )}
    </nav>
  )
}
