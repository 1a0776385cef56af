import { data, redirect } from 'react-router'
import { db } from '#platform/db.server.ts'
import { findPerson } from '#shop/identity/find-person.ts'
import { isOrderKey } from '#shop/orders/order-link.ts'
import { formatDateTime } from '#kit/clock.ts'
import { Breadcrumbs } from '#web/chrome/breadcrumbs.tsx'
import { hasPass, passCookie } from '#web/chrome/order-pass.server.ts'
import { pageMeta } from '#web/chrome/page-meta.ts'
import { getLocale } from '#words/runtime.js'
import { m } from '#words/messages.js'
import { listOrdersOf } from '#shop/orders/list-orders-of.ts'
import type { Route } from './+types/order-page.ts'
import { OrderDetails } from './order-details.tsx'
import { OrderProgress } from './order-progress.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import { orderStateWords } from './order-words.ts'
import { viewOrder } from './view-order.server.ts'

export const meta = ({ loaderData }: Route.MetaArgs) => [
  ...pageMeta({
    title: loaderData?.order ? m.order_title({ code: loaderData.order.code }) : m.order_forbidden_title(),
  }),
  { name: 'referrer', content: 'no-referrer' },
]

/** The link of the mail carries a key, exchanged at once for a cookie, so that no secret stays in the address. */
export async function loader({ request, params: { id } }: Route.LoaderArgs) {
  const key = new URL(request.url).searchParams.get('key')
  if (key && isOrderKey(id, key))
    throw redirect(`/orders/${id}`, {
      headers: { 'Set-Cookie': passCookie(request, id), 'Referrer-Policy': 'no-referrer' },
    })
  const order = (hasPass(request, id) || (await isOwner(request, id))) && (await viewOrder(db, id))
  // The same answer for an order that does not exist and one that is another's.
  if (!order) return data({ order: null }, { status: 404 })
  return data({ order }, { headers: { 'Referrer-Policy': 'no-referrer' } })
}

async function isOwner(request: Request, orderId: string) {
  const { person } = await findPerson(request.headers)
  return Boolean(person && (await listOrdersOf(db, person.id)).some((order) => order.id === orderId))
}

export default function OrderPage({ loaderData: { order } }: Route.ComponentProps) {
  if (!order) {
    return (
      <div className="wrap pb-16">
        <Breadcrumbs trail={[]} here={m.order_forbidden_title()} />
        <h1 className="type-h1">{m.order_forbidden_title()}</h1>
        <p className="mt-4 type-lead">{m.order_forbidden_text()}</p>
      </div>
    )
  }
  return (
    <div className="wrap pb-8 md:pb-12">
      <Breadcrumbs trail={[]} here={m.order_title({ code: order.code })} />
      <h1 className="type-h1">{m.order_title({ code: order.code })}</h1>
      <p className="mt-2 text-muted">
        {m.order_placed_at({ time: formatDateTime(order.placedAt, getLocale()) })} ·{' '}
        <strong className="font-semibold text-ink">{orderStateWords()[order.state]}</strong>
      </p>
      <OrderProgress state={order.state} />
      <div className="mt-8 grid items-start gap-10 md:grid-cols-[1fr_360px] lg:gap-16">
        <OrderDetails order={order} />
        <OrderTimeline order={order} />
      </div>
    </div>
  )
}
