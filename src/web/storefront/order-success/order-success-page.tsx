import { Check } from 'lucide-react'
import { data, Link } from 'react-router'
import { isPayable } from '#flows/change-method.ts'
import { db } from '#platform/db.server.ts'
import { env } from '#platform/env.server.ts'
import { inOneBreath } from '#platform/in-one-breath.ts'
import { spokenLocale } from '#platform/request.server.ts'
import { findPerson } from '#shop/identity/find-person.ts'
import { showPhone } from '#shop/identity/phone.ts'
import { isOrderOf } from '#shop/orders/is-order-of.ts'
import { findBareOrder } from '#shop/orders/queries.ts'
import { lapseOf } from '#shop/payments/lapse.ts'
import { stillOwed } from '#shop/payments/owed.ts'
import { findPayment, sumParked } from '#shop/payments/queries.ts'
import { findSettings } from '#shop/settings/queries.ts'
import { dong } from '#kit/money.ts'
import { buttonClass } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { TwinTrack } from '#ui/twin-track.tsx'
import { Breadcrumbs } from '#web/chrome/breadcrumbs.tsx'
import { LapseNotice, lapseText } from '#web/chrome/lapse-notice.tsx'
import { hasPass, lastPass } from '#web/chrome/order-pass.server.ts'
import { pageMeta } from '#web/chrome/page-meta.ts'
import { useFreshOrder } from '#web/chrome/use-fresh-order.ts'
import { useHeadingFocus } from '#web/chrome/use-heading-focus.ts'
import { useOrderedCartGone } from '#web/chrome/use-ordered-cart-gone.ts'
import { m } from '#words/messages.js'
import type { Route } from './+types/order-success-page.ts'
import { OpenElsewhere } from './open-elsewhere.tsx'

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta({
    title: loaderData?.order
      ? m.order_success_title()
      : loaderData?.isNamed
        ? m.order_success_unknown()
        : m.order_success_none(),
  })

/** Without an order it is a page that leads to the look-up; one that was named and is not theirs is not found. */
export async function loader({ request }: Route.LoaderArgs) {
  const named = new URL(request.url).searchParams.get('order')
  const id = named ?? lastPass(request)
  const order = id && (hasPass(request, id) || (await isOwn(request, id))) ? await findPlaced(id) : undefined
  if (!order) return data({ order: null, isNamed: named !== null }, { status: named === null ? 200 : 404 })
  const { code, email, phone, total, placedAt, payment } = order
  const isToPay = payment !== undefined && isPayable(order, payment) && payment.method !== 'cod'
  const known = { id: order.id, state: order.state, payment: payment?.state ?? null, owed: stillOwed(payment) }
  const parked = payment ? await sumParked(db, payment.id) : 0
  const lapse = lapseOf({ order, payment, parked, settings: await findSettings(db) })
  const isPaid = payment?.state === 'paid'
  const hasFailed = payment?.state === 'failed'
  const lookUpAt = `${env.BASE_URL}${spokenLocale() === 'en' ? '/en' : ''}/orders/find`
  const elsewhere = { code, email, phone: showPhone(phone), isOwn: order.userId !== null, lookUpAt }
  return data({
    isNamed: true,
    order: { ...elsewhere, known, id: order.id, total, placedAt, lapse, isToPay, isPaid, hasFailed },
  })
}

async function findPlaced(orderId: string) {
  const [order, payment] = await inOneBreath(findBareOrder(db, orderId), findPayment(db, orderId))
  return order && { ...order, payment }
}

/** Placed by this person, whose browser has lost the pass since. */
async function isOwn(request: Request, orderId: string) {
  const { person } = await findPerson(request.headers)
  return person !== undefined && (await isOrderOf(db, person.id, orderId))
}

export default function OrderSuccessPage({ loaderData: { order, isNamed } }: Route.ComponentProps) {
  useOrderedCartGone(order?.placedAt)
  useFreshOrder(order?.known, order?.isToPay ? 'paying' : false)
  const heading = useHeadingFocus()
  if (!order) return <Unknown isNamed={isNamed} />
  return (
    <div className="wrap pb-12 md:pb-20">
      <Breadcrumbs trail={[]} here={m.order_code() + ' ' + order.code} />
      <div className="mx-auto max-w-2xl pt-4 text-center">
        <span className="mx-auto grid size-14 place-items-center rounded-full bg-green-soft text-green">
          <Check size={30} aria-hidden />
        </span>
        <h1 {...heading} className="mt-5 type-h1 outline-none">
          {order.hasFailed
            ? m.order_success_failed()
            : order.isToPay
              ? m.order_success_unpaid()
              : m.order_success_title()}
        </h1>
        <TwinTrack className="mt-4 text-accent" />
        <dl className="mx-auto mt-6 grid max-w-sm gap-2 rounded-lg bg-sunken p-6 text-left">
          <div className="flex justify-between gap-4">
            <dt>{m.order_code()}</dt>
            <dd className="num font-semibold tracking-wide text-ink">{order.code}</dd>
          </div>
          <div className="flex justify-between gap-4">
            <dt>{m.order_total()}</dt>
            <dd className="num font-semibold text-ink">{dong(order.total)}</dd>
          </div>
        </dl>
        {order.isToPay ? (
          <div className="mx-auto mt-6 grid max-w-sm gap-3 text-left">
            <Notice tone="warning">
              {order.hasFailed && <p>{m.pay_failed()}</p>}
              {order.lapse ? <p>{lapseText(order.lapse)}</p> : !order.hasFailed && <p>{m.order_success_to_pay()}</p>}
            </Notice>
            <Link to={`/orders/${order.id}/pay`} className={buttonClass({ block: true })}>
              {m.order_pay_now()}
            </Link>
          </div>
        ) : (
          <p className="mt-6">{order.isPaid ? m.order_success_paid() : m.order_success_text({ phone: order.phone })}</p>
        )}
        {order.lapse?.without === 'confirmation' && (
          <LapseNotice lapse={order.lapse} className="mx-auto mt-4 max-w-md text-left" />
        )}
        {order.email && <p className="mt-2">{m.order_success_mail({ email: order.email })}</p>}
        <div className="mt-8 flex flex-wrap justify-center gap-3">
          <Link to={`/orders/${order.id}`} className={buttonClass({ variant: order.isToPay ? 'outline' : 'primary' })}>
            {m.order_success_see()}
          </Link>
          <Link to="/shop" className={buttonClass({ variant: 'outline' })}>
            {m.cart_continue()}
          </Link>
        </div>
        <OpenElsewhere order={order} />
      </div>
    </div>
  )
}

function Unknown({ isNamed }: { isNamed: boolean }) {
  const title = isNamed ? m.order_success_unknown() : m.order_success_none()
  return (
    <div className="wrap pb-16">
      <Breadcrumbs trail={[]} here={title} />
      <h1 className="type-h1">{title}</h1>
      <p className="mt-4 type-lead">{isNamed ? m.order_success_unknown_text() : m.order_success_none_text()}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Link to="/orders/find" className={buttonClass()}>
          {m.lookup_title()}
        </Link>
        <Link to="/my-orders" className={buttonClass({ variant: 'outline' })}>
          {m.my_orders_title()}
        </Link>
      </div>
    </div>
  )
}
