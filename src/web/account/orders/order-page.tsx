import { data, redirect, useSearchParams } from 'react-router'
import { Notice } from '#ui/notice.tsx'
import { db } from '#platform/db.server.ts'
import { isOrderKey } from '#shop/orders/order-link.ts'
import { formatDateTime } from '#kit/clock.ts'
import { Breadcrumbs } from '#web/chrome/breadcrumbs.tsx'
import { passCookie } from '#web/chrome/order-pass.server.ts'
import { pageMeta } from '#web/chrome/page-meta.ts'
import { getLocale } from '#words/runtime.js'
import { m } from '#words/messages.js'
import type { Route } from './+types/order-page.ts'
import { AgainButton } from './again-button.tsx'
import { wayToOrder } from './way-to-order.server.ts'
import { OrderDetails } from './order-details.tsx'
import { OrderProgress } from './order-progress.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import { orderStateWords } from './order-words.ts'
import { viewOrder } from './view-order.server.ts'

export const meta = ({ loaderData }: Route.MetaArgs) => [
  ...pageMeta({
    title: loaderData?.order ? m.order_title({ code: loaderData.order.code }) : m.order_forbidden_title(),
  }),
  { name: 'referrer', content: 'same-origin' },
]

/** The link of the mail carries a key, exchanged at once for a cookie, so that no secret stays in the address. */
export async function loader({ request, params: { id } }: Route.LoaderArgs) {
  const key = new URL(request.url).searchParams.get('key')
  if (key && isOrderKey(id, key))
    throw redirect(`/orders/${id}`, {
      headers: { 'Set-Cookie': passCookie(request, id), 'Referrer-Policy': 'no-referrer' },
    })
  const way = await wayToOrder(db, request, id)
  const order = way && (await viewOrder(db, id))
  // The same answer for an order that does not exist and one that is another's.
  if (!order) return data({ order: null, isOwn: false }, { status: 404 })
  // Not `no-referrer`: with that a form without scripts would be sent from nowhere, and refused.
  return data({ order, isOwn: way === 'own' }, { headers: { 'Referrer-Policy': 'same-origin' } })
}

export default function OrderPage({ loaderData: { order, isOwn } }: Route.ComponentProps) {
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
      <Breadcrumbs
        trail={isOwn ? [{ label: m.my_orders_title(), to: '/my-orders' }] : []}
        here={m.order_title({ code: order.code })}
      />
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="type-h1">{m.order_title({ code: order.code })}</h1>
          <p className="mt-2 text-muted">
            {m.order_placed_at({ time: formatDateTime(order.placedAt, getLocale()) })} ·{' '}
            <strong className="font-semibold text-ink">{orderStateWords()[order.state]}</strong>
          </p>
        </div>
        <AgainButton orderId={order.id} />
      </div>
      <AgainNotice />
      <OrderProgress state={order.state} />
      <div className="mt-8 grid items-start gap-10 md:grid-cols-[1fr_360px] lg:gap-16">
        <OrderDetails order={order} isOwn={isOwn} />
        <OrderTimeline order={order} />
      </div>
    </div>
  )
}

/** Said to a page without scripts, to which nothing could be given back but itself. */
function AgainNotice() {
  const [params] = useSearchParams()
  if (params.get('again') !== 'none') return null
  return (
    <Notice tone="warning" className="mt-5">
      {m.order_again_none()}
    </Notice>
  )
}
