import { FileText, Mail } from 'lucide-react'
import { useState } from 'react'
import { data, Link, redirect, useSearchParams, useHref } from 'react-router'
import { buttonClass, Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { isOrderKey } from '#shop/orders/buyers/order-link.ts'
import { isBeforeDispatch } from '#shop/orders/states.ts'
import { formatDateTime } from '#kit/clock.ts'
import { dong } from '#kit/money.ts'
import { pick } from '#kit/pick.ts'
import { toast } from '#ui/overlays/toast.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { showErrorToast } from '#web/shell/errors/show-error-toast.ts'
import { Breadcrumbs } from '#web/shell/page/breadcrumbs.tsx'
import { PrintedShop } from '#web/shell/order/printed-shop.tsx'
import { passCookie } from '#web/shell/order/order-pass.server.ts'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { ExpiryNotice, expiryText } from '#web/shell/order/expiry-notice.tsx'
import { TimeLeft } from '#web/shell/order/time-left.tsx'
import { TransferDetails } from '#web/shell/order/transfer-details.tsx'
import { useOrderRefresh } from '#web/shell/order/use-order-refresh.ts'
import { getLocale } from '#words/runtime.js'
import { m } from '#words/messages.js'
import type { Route } from './+types/order-page.ts'
import { AfterSale } from '#web/parts/account/after-sales.tsx'
import { ResultNotice } from '#web/parts/account/page-top.tsx'
import { viewAfterSale } from '#web/parts/account/view-after-sale.server.ts'
import { requireOrderAccess } from '#web/parts/account/require-order-access.server.ts'
import { OrderDetailsSection } from './order-details-section.tsx'
import { OrderProgress } from './order-progress.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import { headlineWords } from './order-words.ts'
import { ReorderButton } from './reorder-button.tsx'
import { viewOrder, type OrderView } from './view-order.server.ts'

export const meta = ({ loaderData }: Route.MetaArgs) => [
  ...pageMeta({
    title: loaderData?.order ? m.order_title({ code: loaderData.order.code }) : m.order_forbidden_title(),
  }),
  { name: 'referrer', content: 'same-origin' },
]

/** The emailed link carries a key. It is exchanged at once for a cookie, so that no secret stays in the address. */
export async function loader({ request, params: { id } }: Route.LoaderArgs) {
  const key = new URL(request.url).searchParams.get('key')
  if (key && isOrderKey(id, key))
    throw redirect(`/orders/${id}`, {
      headers: { 'Set-Cookie': passCookie(request, id), 'Referrer-Policy': 'no-referrer' },
    })
  const access = await requireOrderAccess(db, request, id)
  const order = access && (await viewOrder(db, id, requestLocale()))
  // A missing order and somebody else's order get the same response.
  if (!order) return data({ order: null, afterSale: null, isOwn: false }, { status: 404 })
  const afterSale = await viewAfterSale(db, id)
  // Not `no-referrer`: then forms without scripts would send `Origin: null` and be refused.
  return data({ order, afterSale, isOwn: access === 'own' }, { headers: { 'Referrer-Policy': 'same-origin' } })
}

export default function OrderPage({ loaderData: { order, afterSale, isOwn } }: Route.ComponentProps) {
  const known = order ? { ...pick(order, ['id', 'state', 'owed']), payment: order.payment?.state ?? null } : undefined
  useOrderRefresh(known, order ? refreshModeOf(order, isOwn) : false)
  if (!order) {
    return (
      <div className="wrap pb-16">
        <Breadcrumbs trail={[]} here={m.order_forbidden_title()} />
        <h1 className="type-h1">{m.order_forbidden_title()}</h1>
        <p className="mt-4 type-lead">{m.order_forbidden_text()}</p>
        <Link to="/orders/find" className={`${buttonClass()} mt-6`}>
          {m.order_find_title()}
        </Link>
      </div>
    )
  }
  return (
    <div className="wrap pb-8 md:pb-12">
      <PrintedShop {...order.shop} />
      <Breadcrumbs
        trail={isOwn ? [{ label: m.order_mine_title(), to: '/my-orders' }] : []}
        here={m.order_title({ code: order.code })}
      />
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="type-h1">{m.order_title({ code: order.code })}</h1>
          <p className="mt-2 text-muted">
            {m.order_placed_at({ time: formatDateTime(order.placedAt, getLocale()) })} ·{' '}
            <strong className="font-semibold text-ink">{headlineWords(order.method)[order.headline]}</strong>
          </p>
        </div>
        <OrderActions order={order} isOwn={isOwn} />
      </div>
      <DoneNotice order={order} />
      {!order.isReadable && (
        <Notice tone="warning" className="mt-5" title={m.order_unreadable({ code: order.code })}>
          {m.order_unreadable_text()}
        </Notice>
      )}
      {order.unmatched > 0 && (
        <Notice className="mt-5">
          {(order.isOverpaid ? m.order_unmatched_over : m.order_unmatched)({ amount: dong(order.unmatched) })}
        </Notice>
      )}
      {order.expiry?.without === 'confirmation' && <ExpiryNotice lapse={order.expiry} className="mt-5" />}
      {order.isPayable && order.payment?.method !== 'cod' && <ToPay order={order} />}
      <OrderProgress state={order.state} method={order.method} />
      <div className="mt-8 grid items-start gap-10 md:grid-cols-[1fr_360px] lg:gap-16">
        <OrderDetailsSection order={order} isOwn={isOwn} />
        <div className="grid gap-6">
          {afterSale && <AfterSale orderId={order.id} after={afterSale} isOwn={isOwn} />}
          <OrderTimeline order={order} />
        </div>
      </div>
    </div>
  )
}

function OrderActions({ order: { id, state, mayCancel, hasInvoice }, isOwn }: { order: OrderView; isOwn: boolean }) {
  const mail = useHref('/api/send-notification-email')
  const invoice = useHref(`/orders/${id}/invoice`)
  return (
    <div role="group" aria-label={m.order_actions()} className="flex flex-wrap gap-2">
      <ReorderButton orderId={id} />
      <a href={invoice} download className={buttonClass({ variant: 'outline', size: 'sm' })}>
        <FileText aria-hidden size={18} strokeWidth={1.8} />
        {hasInvoice ? m.order_invoice_open() : m.order_paper_open()}
      </a>
      {isOwn && state !== 'cancelled' && <ConfirmationButton orderId={id} href={mail} />}
      {mayCancel && (
        <Link to={`/orders/${id}/cancellation`} className={buttonClass({ variant: 'quiet', size: 'sm' })}>
          {m.order_cancel_title()}
        </Link>
      )}
    </div>
  )
}

/** Sends the confirmation to the customer again. The response is read only on error. */
function ConfirmationButton({ orderId, href }: { orderId: string; href: string }) {
  const [isBusy, setBusy] = useState(false)
  const send = async () => {
    setBusy(true)
    const error = await sendEmail(href, orderId)
    setBusy(false)
    if (error) showErrorToast(error)
    else void toast(m.order_mail_sent(), { tone: 'success' })
  }
  return (
    useHydrated() && (
      <Button
        variant="outline"
        size="sm"
        busy={isBusy}
        busyText={m.order_mail_busy()}
        icon={<Mail aria-hidden size={18} strokeWidth={1.8} />}
        onClick={() => void send()}
      >
        {m.order_mail_again()}
      </Button>
    )
  )
}

/** Returns the error message, or undefined when the email is on its way. */
async function sendEmail(href: string, orderId: string): Promise<string | undefined> {
  const answer = await fetch(href, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ type: 'order_confirmation', orderId }),
  }).catch(() => undefined)
  if (answer?.ok) return
  const { error } = ((await answer?.json().catch(() => undefined)) ?? {}) as { error?: string }
  return error ?? m.error_part_any()
}

/**
 * Guests get no live updates, so their page polls. Signed-in customers do, but a partial transfer sends no update, so the page polls while
 * a payment is open.
 */
function refreshModeOf({ state, isPayable, payment, refunds }: OrderView, isOwn: boolean) {
  if (isPayable && payment?.method !== 'cod') return 'paying'
  if (refunds.some((one) => one.state !== 'done')) return 'waiting'
  return isOwn || state === 'completed' || state === 'cancelled' ? false : 'waiting'
}

/** A prepaid order waits for its payment until a deadline. */
function ToPay({ order: { id, state, owed, paid, payment, transfer, expiry } }: { order: OrderView }) {
  const isHeld = isBeforeDispatch(state) && payment?.state !== 'failed'
  if (!transfer)
    return (
      <Notice tone="warning" className="mt-5" title={m.order_still_owed({ amount: dong(owed) })}>
        {paid > 0 && <p>{m.payment_part({ amount: dong(paid) })}</p>}
        {payment?.state === 'failed' && <p>{m.payment_failed()}</p>}
        {expiry ? <p>{expiryText(expiry)}</p> : isHeld && <p>{m.order_success_to_pay()}</p>}
        <Link to={`/orders/${id}/pay`} className={`${buttonClass({ size: 'sm' })} mt-3 flex w-fit`}>
          {m.order_pay_now()}
        </Link>
      </Notice>
    )
  return (
    <section aria-labelledby="to-pay" className="mt-6 grid max-w-3xl gap-4">
      <h2 id="to-pay" className="type-h3">
        {m.order_still_owed({ amount: dong(owed) })}
      </h2>
      {paid > 0 && <Notice>{m.payment_part({ amount: dong(paid) })}</Notice>}
      {transfer.until && <TimeLeft until={transfer.until} />}
      <TransferDetails transfer={transfer} />
    </section>
  )
}

/** Shows the result of the last action once. It is read from the address, so it works without scripts. */
function DoneNotice({ order: { state, refunds } }: { order: OrderView }) {
  const [params] = useSearchParams()
  const back = refunds.filter((one) => one.state !== 'done').reduce((sum, { amount }) => sum + amount, 0)
  if (params.get('done') === 'cancelled' && state === 'cancelled')
    return (
      <ResultNotice tone="success" className="mt-5">
        {back ? m.order_cancel_done_refund({ amount: dong(back) }) : m.order_cancel_done()}
      </ResultNotice>
    )
  if (params.get('again') !== 'none') return null
  return (
    <ResultNotice tone="warning" className="mt-5">
      {m.order_again_none()}
    </ResultNotice>
  )
}
