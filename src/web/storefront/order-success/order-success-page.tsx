import { CalendarPlus } from 'lucide-react'
import { useRef, useState } from 'react'
import { data, Link, redirect } from 'react-router'
import { pathIn } from '#kit/localized.ts'
import { isPayable } from '#flows/payments/change-payment-method.ts'
import { pick } from '#kit/pick.ts'
import { db } from '#platform/postgres/db.server.ts'
import { linkIn } from '#platform/link-in.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { showPhone } from '#shop/identity/accounts/phone.ts'
import { givenName } from '#shop/notifications/given-name.ts'
import { findOrder } from '#shop/orders/queries.ts'
import { isBeforeDispatch } from '#shop/orders/states.ts'
import { orderExpiryOf } from '#shop/payments/attempts/order-expiry.ts'
import { stillOwed } from '#shop/payments/ledger/owed.ts'
import { findPayment, sumUnmatched } from '#shop/payments/queries.ts'
import { findSettings } from '#shop/settings/queries.ts'
import { hasSkatesHere } from '#shop/work/queries.ts'
import { buttonClass } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { TwinTrack } from '#ui/drawings/twin-track.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { Breadcrumbs } from '#web/shell/page/breadcrumbs.tsx'
import { ExpiryNotice, expiryText } from '#web/shell/order/expiry-notice.tsx'
import { lastPass } from '#web/shell/order/order-pass.server.ts'
import { PrintedShop } from '#web/shell/order/printed-shop.tsx'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { useOrderRefresh } from '#web/shell/order/use-order-refresh.ts'
import { useHeadingFocus } from '#web/shell/page/use-heading-focus.ts'
import { useOrderedCartGone } from '#web/shell/order/use-ordered-cart-gone.ts'
import { m } from '#words/messages.js'
import { getLocale } from '#words/runtime.js'
import type { Route } from './+types/order-success-page.ts'
import { addEmail } from './add-email.server.ts'
import { confirmationHeading } from './confirmation-heading.ts'
import { mayOpen } from './may-open.server.ts'
import { NextSteps } from './next-steps.tsx'
import { OpenElsewhere } from './open-elsewhere.tsx'
import { StayInTouch } from './stay-in-touch.tsx'
import { PlacedGoods } from '#web/shell/order/placed-goods.tsx'
import { viewPlaced, type PlacedView } from '#web/shell/order/view-placed.server.ts'

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta({
    title: loaderData?.order
      ? m.order_success_title()
      : loaderData?.isNamed
        ? m.order_success_unknown()
        : m.order_success_none(),
  })

/** Without an order it leads to the look-up; an order of somebody else is 404; a cancelled one leads to its own page. */
export async function loader({ request }: Route.LoaderArgs) {
  const named = new URL(request.url).searchParams.get('order')
  const id = named ?? lastPass(request)
  const order = id && (await mayOpen(request, id)) ? await findPlaced(id) : undefined
  if (!order) return data({ order: null, isNamed: named !== null }, { status: named === null ? 200 : 404 })
  const { code, email, phone, payment } = order
  const isToPay = payment !== undefined && isPayable(order, payment) && payment.method !== 'cod'
  const shownOrder = { id: order.id, state: order.state, payment: payment?.state ?? null, owed: stillOwed(payment) }
  const unmatched = payment ? await sumUnmatched(db, payment.id) : 0
  const settings = await findSettings(db)
  const lapse = orderExpiryOf({ order, payment, unmatched, settings, hasSkates: await hasSkatesHere(db, order.id) })
  const isPaid = payment?.state === 'paid'
  const hasFailed = payment?.state === 'failed'
  const lookUpAt = linkIn(requestLocale(), '/orders/find')
  const lookUp = { code, email, phone: showPhone(phone), isOwn: order.userId !== null, lookUpAt }
  return data({
    isNamed: true,
    order: {
      ...lookUp,
      known: shownOrder,
      id: order.id,
      placementKey: order.placementKey,
      name: order.name,
      givenName: givenName(order.name, requestLocale()),
      shop: pick(settings, ['name', 'phone', 'address']),
      placed: viewPlaced(order, settings, requestLocale()),
      method: payment?.method ?? null,
      owed: stillOwed(payment),
      lapse,
      isToPay,
      isPaid,
      hasFailed,
      isHeld: !hasFailed && isBeforeDispatch(order.state),
    },
  })
}

/** A cancelled order is thanked for no more: its own page says what became of it. */
async function findPlaced(orderId: string) {
  const [order, payment] = [await findOrder(db, orderId), await findPayment(db, orderId)]
  if (order?.state === 'cancelled') throw redirect(`/orders/${orderId}`)
  return order && { ...order, payment }
}

export async function action({ request }: Route.ActionArgs) {
  const id = new URL(request.url).searchParams.get('order') ?? ''
  return (await addEmail(request, id)) ?? redirect(`/order-success?order=${id}`, 303)
}

export default function OrderSuccessPage({ loaderData: { order, isNamed }, actionData }: Route.ComponentProps) {
  useOrderedCartGone(order?.placementKey)
  useOrderRefresh(order?.known, order?.isToPay ? 'paying' : false)
  const heading = useHeadingFocus()
  if (!order) return <Unknown isNamed={isNamed} />
  return (
    <div className="wrap pb-12 md:pb-20">
      <PrintedShop {...order.shop} />
      <Breadcrumbs trail={[]} here={m.order_code() + ' ' + order.code} />
      <h1 {...heading} className="type-h1 mt-3 outline-none">
        {confirmationHeading(order)}
      </h1>
      <TwinTrack className="mt-3 max-w-80 text-accent max-md:h-8 max-md:max-w-44" />
      <CopyCode code={order.code} />
      <div className="mt-6 grid items-start gap-6 md:grid-cols-[minmax(0,1fr)_minmax(20rem,27.5rem)]">
        <div className="grid gap-6 rounded-lg border border-line bg-surface p-5 md:p-6">
          {order.isToPay && (
            <div className="grid gap-3">
              {(order.hasFailed || order.lapse || order.isHeld) && (
                <Notice tone="warning">
                  {order.hasFailed && <p>{m.payment_failed()}</p>}
                  {order.lapse ? <p>{expiryText(order.lapse)}</p> : order.isHeld && <p>{m.order_success_to_pay()}</p>}
                </Notice>
              )}
              <Link to={`/orders/${order.id}/pay`} className={buttonClass({ block: true })}>
                {m.order_pay_now()}
              </Link>
            </div>
          )}
          <NextSteps {...order} />
          {isInCalendar(order.placed) && <CalendarLink id={order.id} />}
          {order.lapse?.without === 'confirmation' && <ExpiryNotice lapse={order.lapse} />}
          {order.email && <p>{m.order_success_mail({ email: order.email })}</p>}
          <div className="flex flex-wrap gap-3 print:hidden">
            <Link
              to={`/orders/${order.id}`}
              className={buttonClass({ variant: order.isToPay ? 'outline' : 'primary' })}
            >
              {m.order_success_see()}
            </Link>
            <Link to="/shop" className={buttonClass({ variant: 'outline' })}>
              {m.cart_continue()}
            </Link>
          </div>
          <StayInTouch order={order} answer={actionData} />
          <OpenElsewhere order={order} />
        </div>
        <PlacedGoods placed={order.placed} />
      </div>
    </div>
  )
}

/** The order code, copied with one press; without a clipboard it is selected. */
function CopyCode({ code }: { code: string }) {
  const text = useRef<HTMLElement>(null)
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code)
      setCopied(true)
    } catch {
      if (text.current) getSelection()?.selectAllChildren(text.current)
    }
  }
  return (
    <p className="mt-4 flex flex-wrap items-center gap-x-3 text-[1.125rem]">
      <span>
        {m.order_code()}{' '}
        <b ref={text} className="num font-semibold tracking-wide text-ink select-all">
          {code}
        </b>
      </span>
      {useHydrated() && (
        <button type="button" className={buttonClass({ variant: 'outline', size: 'sm' })} onClick={() => void copy()}>
          {isCopied ? m.payment_copy_done() : m.payment_copy()}
          <span className="sr-only">: {m.order_code()}</span>
        </button>
      )}
    </p>
  )
}

/** Whether the buyer has a date to note: a pickup, or skates back from the workshop. */
const isInCalendar = ({ from, isPickup, work }: Pick<PlacedView, 'from' | 'isPickup' | 'work'>) =>
  Boolean(from) && (isPickup || Boolean(work))

/** A file for any calendar program, not a page. */
const CalendarLink = ({ id }: { id: string }) => (
  <a
    href={pathIn(getLocale(), `/order-success/calendar.ics?order=${id}`)}
    className={`justify-self-start ${buttonClass({ variant: 'outline', size: 'sm' })}`}
  >
    <CalendarPlus aria-hidden size={18} strokeWidth={1.8} />
    {m.order_calendar_add()}
  </a>
)

function Unknown({ isNamed }: { isNamed: boolean }) {
  const title = isNamed ? m.order_success_unknown() : m.order_success_none()
  return (
    <div className="wrap pb-16">
      <Breadcrumbs trail={[]} here={title} />
      <h1 className="type-h1">{title}</h1>
      <p className="mt-4 type-lead">{isNamed ? m.order_success_unknown_text() : m.order_success_none_text()}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Link to="/orders/find" className={buttonClass()}>
          {m.order_find_title()}
        </Link>
        <Link to="/my-orders" className={buttonClass({ variant: 'outline' })}>
          {m.order_mine_title()}
        </Link>
      </div>
    </div>
  )
}
