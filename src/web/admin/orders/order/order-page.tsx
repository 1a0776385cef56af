import { data, Link, redirect } from 'react-router'
import { formatDateTime } from '#kit/clock.ts'
import { db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { headlineOf } from '#shop/payments/headline.ts'
import { buttonClass } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'
import { getLocale } from '#words/runtime.js'
import { adminContext } from '#web/admin-kit/admin-guard.server.ts'
import type { Answer } from '#web/admin-kit/form/answer.ts'
import { Outcome } from '#web/admin-kit/form/outcome.tsx'
import { PageHead } from '#web/admin-kit/page/page-head.tsx'
import { AfterSalePanel } from './after-sale-panel.tsx'
import { CancelPanel } from './cancel-panel.tsx'
import { CustomerPanel } from './customer-panel.tsx'
import { orderActions } from './order-actions.ts'
import { orderIntents, type OrderIntent } from './order-intent.ts'
import { LinesPanel } from './lines-panel.tsx'
import { EmailsPanel } from './emails-panel.tsx'
import { NextPanel } from './next-panel.tsx'
import { NotePanel } from './note-panel.tsx'
import { PaymentPanel } from './payment-panel.tsx'
import { RefundPanel } from './refund-panel.tsx'
import { readAdminOrder, type AdminOrder } from './read-admin-order.ts'
import { RemainderPanel } from './remainder-panel.tsx'
import { ShipmentPanel } from './shipment-panel.tsx'
import { OrderTag, PaymentTag } from '#web/admin-kit/states/state-tags.tsx'
import { TimelinePanel } from './timeline-panel.tsx'
import type { Route } from './+types/order-page.ts'
import type { OrderState } from '#shop/orders/states.ts'
import { Steps } from '#ui/steps.tsx'
import { FileText, Printer } from 'lucide-react'
import { EInvoiceFacts } from '#web/shell/order/e-invoice-facts.tsx'
import { Panel } from '#web/admin-kit/page/panel.tsx'
import { EInvoiceForm } from './e-invoice-form.tsx'

export const meta: Route.MetaFunction = ({ params }) =>
  pageMeta({ title: m.admin_order_title({ code: params.id.slice(-8) }) })

export async function loader({ params, url }: Route.LoaderArgs) {
  const order = await readAdminOrder(db, params.id)
  if (!order) throw data(null, { status: 404 })
  const done = url.searchParams.get('done')
  return {
    order,
    doneElsewhere: otherPages.find((one) => one === done),
    done: orderIntents.find((intent) => intent === done),
  }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await request.formData()
  const intent = orderIntents.find((one) => one === form.get('intent'))
  if (!intent) throw data(null, { status: 400 })
  const { actor } = context.get(adminContext)
  const answer = await orderActions[intent]({ db, actor, orderId: params.id, form, locale: requestLocale() })
  if (answer) return data<Answer>({ intent, ...answer }, { status: 422 })
  return redirect(`/admin/orders/${params.id}?done=${intent}`, 303)
}

/** A refusal usually means that the order changed in the meantime, so it is loaded again too. */
export const shouldRevalidate = () => true

const doneWords: Record<OrderIntent, (order: Pick<AdminOrder, 'method'>) => string> = {
  confirm: () => m.admin_done_confirm(),
  'allow-unpaid': () => m.order_admin_done_allow_unpaid(),
  pack: () => m.admin_done_pack(),
  // Goods that wait for their buyer have not left.
  ship: ({ method }) => (method === 'pickup' ? m.admin_done_ready() : m.admin_done_ship()),
  deliver: () => m.admin_done_deliver(),
  cancel: () => m.admin_done_cancel(),
  settle: () => m.admin_done_settle(),
  note: () => m.order_admin_done_note(),
  resend: () => m.order_admin_done_resend(),
  'price-refund': () => '',
  refund: () => m.order_admin_done_refund(),
  'e-invoice': () => m.order_e_invoice_done(),
  'paid-out': () => m.order_admin_done_paid_out(),
  'end-rest': () => m.order_admin_done_rest(),
  'collect-later': () => m.order_admin_done_later(),
  'write-off': () => m.order_admin_done_write_off(),
}

/** Results of other pages that redirect here. */
const otherPages = ['edited', 'details', 'placed', 'sold'] as const
const otherPageWords: Record<(typeof otherPages)[number], (order: { email: string | null }) => string> = {
  edited: ({ email }) => (email ? m.order_admin_done_edit() : m.order_admin_done_edit_no_email()),
  details: () => m.order_admin_done_details(),
  placed: () => m.order_new_placed(),
  sold: () => m.order_counter_sold(),
}

export default function OrderPage({ loaderData: { order, done, doneElsewhere }, actionData }: Route.ComponentProps) {
  const note = m.admin_order_placed_at({ at: formatDateTime(order.placedAt, getLocale()) })
  const tags = (
    <span className="flex flex-wrap gap-2">
      <OrderTag state={order.state} method={order.method} payment={order.payment} />
      {order.payment && headlineOf(order.state, order.payment) === order.state && (
        <PaymentTag state={order.state} payment={order.payment} />
      )}
    </span>
  )
  return (
    <>
      <PageHead
        back={{ to: '/admin/orders', label: m.admin_orders() }}
        title={<span className="num tracking-[.02em]">{order.code}</span>}
        tags={tags}
        note={note}
      >
        {(order.state === 'placed' || order.state === 'confirmed') && (
          <Link to={`/admin/orders/${order.id}/edit`} className={buttonClass({ variant: 'outline', size: 'sm' })}>
            {m.order_admin_edit()}
          </Link>
        )}
      </PageHead>
      <div className="grid gap-5">
        <Outcome
          answer={actionData}
          done={doneElsewhere ? otherPageWords[doneElsewhere](order) : done && doneWords[done](order)}
        />
        {order.unreadable.length > 0 && (
          <Notice tone="error" title={m.order_admin_unreadable({ code: order.code })}>
            {m.order_admin_unreadable_text({ words: order.unreadable.join(', ') })}
          </Notice>
        )}
        <NextPanel order={order} answer={actionData} />
        <OrderSteps order={order} />
        <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_23.5rem] lg:grid-rows-[auto_1fr]">
          <LinesPanel order={order} />
          <div className="grid gap-5 lg:col-start-2 lg:row-span-2 lg:row-start-1">
            <CustomerPanel order={order} />
            <PaymentPanel order={order} answer={actionData} />
            <RefundPanel key={order.refunds.length} order={order} answer={actionData} />
            <ShipmentPanel order={order} />
            <AfterSalePanel order={order} />
            <PapersPanel order={order} answer={actionData} />
            <EmailsPanel order={order} />
            {order.remainder && <RemainderPanel order={order} remainder={order.remainder} answer={actionData} />}
            {order.moves.includes('cancel') && !order.hasArrived && <CancelPanel order={order} answer={actionData} />}
          </div>
          <div className="grid gap-5">
            <NotePanel
              key={order.timeline.find(({ kind, actor }) => kind === 'note' && actor !== 'system')?.id}
              answer={actionData}
            />
            <TimelinePanel rows={order.timeline} method={order.method} />
          </div>
        </div>
      </div>
    </>
  )
}

const icon = { 'aria-hidden': true, size: 18, strokeWidth: 1.8 } as const
const linkClass = `${buttonClass({ variant: 'outline', size: 'sm' })} flex-1`

/**
 * Documents to print, and the electronic invoice that is issued elsewhere. Plain links instead of router links, because a PDF is no page.
 */
const PapersPanel = ({ order, answer }: { order: AdminOrder; answer?: Answer }) => (
  <Panel title={m.order_admin_papers()}>
    <div className="flex flex-wrap gap-3">
      <a href={`/admin/orders/slips?order=${order.id}`} target="_blank" rel="noreferrer" className={linkClass}>
        <Printer {...icon} />
        {m.document_slip()}
        <span className="sr-only"> ({m.admin_new_window()})</span>
      </a>
      <a href={`/admin/orders/${order.id}/invoice`} target="_blank" rel="noreferrer" className={linkClass}>
        <FileText {...icon} />
        {m.document_invoice()}
        <span className="sr-only"> ({m.admin_new_window()})</span>
      </a>
    </div>
    {order.eInvoice && (
      <div className="mt-4 border-t border-line pt-3">
        <h3 className="type-label mb-2 text-ink">{m.order_e_invoice()}</h3>
        <EInvoiceFacts eInvoice={order.eInvoice} />
      </div>
    )}
    <EInvoiceForm key={order.version} order={order} answer={answer} />
  </Panel>
)

const path: OrderState[] = ['placed', 'confirmed', 'packed', 'shipped', 'delivered']

const labels = (isPickup: boolean) => [
  m.admin_step_placed(),
  m.admin_step_confirmed(),
  m.admin_step_packed(),
  isPickup ? m.admin_step_ready() : m.admin_step_shipped(),
  isPickup ? m.admin_step_collected() : m.admin_step_delivered(),
]

/** The steps of the order with their times. A cancelled or unreadable order has no steps ahead. */
function OrderSteps({ order }: { order: AdminOrder }) {
  if (order.state === 'cancelled' || order.unreadable.includes(order.state)) return null
  const reached = order.state === 'completed' ? path.length - 1 : path.indexOf(order.state)
  const steps = labels(order.method === 'pickup').map((label, at) => {
    const when = order.timeline.find((row) => row.kind === path[at])?.at
    const state = at <= reached ? ('done' as const) : at === reached + 1 ? ('current' as const) : ('todo' as const)
    return { label, state, note: when && formatDateTime(when, getLocale()) }
  })
  const stateWords = { done: m.admin_step_done(), current: m.admin_step_current(), todo: m.admin_step_todo() }
  return (
    <Steps
      label={m.admin_steps()}
      steps={steps}
      stateWords={stateWords}
      className="max-md:hidden rounded-sm border border-line bg-surface px-5 py-4"
    />
  )
}
