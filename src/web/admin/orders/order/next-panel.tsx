import { Check, PackageCheck, Phone, Wrench } from 'lucide-react'
import type { ReactNode } from 'react'
import { Form, Link } from 'react-router'
import { formatDateTime } from '#kit/clock.ts'
import { dong, type Dong } from '#kit/money.ts'
import { describeOptions } from '#shop/orders/lines/describe-options.ts'
import { isComing, isGoingBack } from '#shop/orders/states.ts'
import { isUnfinished } from '#shop/work/states.ts'
import { buttonClass } from '#ui/button.tsx'
import { m } from '#words/messages.js'
import { getLocale } from '#words/runtime.js'
import type { Answer } from '#web/admin-kit/form/answer.ts'
import { SubmitButton } from '#web/admin-kit/form/submit-button.tsx'
import { AllowUnpaid } from './allow-unpaid.tsx'
import type { AdminOrder } from './read-admin-order.ts'
import { ConfirmUnpaid } from './confirm-unpaid.tsx'
import { ShipForm } from './ship-form.tsx'

type Props = { order: AdminOrder; answer?: Answer }

/** The next step with its button, or what the order waits for. */
export function NextPanel({ order, answer }: Props) {
  // No next step is known for an unreadable state.
  if (order.unreadable.includes(order.state)) return null
  const { title, text, children } = nextOf(order, answer)
  const panelClass = children ? 'border-accent/45 bg-accent-soft md:py-5' : 'border-line bg-sunken'
  return (
    <section aria-labelledby="next" className={`rounded-sm border px-4 py-4 md:px-5 ${panelClass}`}>
      <h2 id="next" className="type-h3">
        {title}
      </h2>
      <p className="mt-1 max-w-[70ch]">{text}</p>
      {children && <div className="mt-4">{children}</div>}
    </section>
  )
}

type Next = { title: string; text: string; children?: ReactNode }

function nextOf(order: AdminOrder, answer: Answer | undefined): Next {
  if (order.moves.includes('confirm')) {
    if (order.isUnpaid)
      return {
        title: m.order_admin_next_unpaid(),
        text: [
          m.order_admin_next_unpaid_text({ amount: dong(order.payment?.owed ?? 0) }),
          ...cancellationNotice(order),
        ].join(' '),
        children: <ConfirmUnpaid version={order.version} answer={answer} />,
      }
    const text = [m.admin_next_confirm_text(), ...cancellationNotice(order)].join(' ')
    return { title: m.admin_next_confirm(), text, children: <Confirm order={order} /> }
  }
  if (order.dispatchBlock && order.dispatchBlock.why !== 'waybill') return dispatchBlocked(order.dispatchBlock, answer)
  const isHandedBack = order.method === 'pickup'
  const work = order.workOrders.find(({ state }) => isUnfinished(state) || (isHandedBack && state === 'done'))
  if (order.moves.includes('pack') && work && !order.lines.some(({ stocked }) => stocked))
    return {
      title: m.order_admin_next_work(),
      text: m.order_admin_next_work_text(),
      children: <OpenWork work={work} />,
    }
  if (order.moves.includes('pack')) {
    const text = [...openServices(order), m.admin_next_pack_text()].join(' ')
    return { title: m.admin_next_pack(), text, children: <Pack version={order.version} /> }
  }
  if (order.moves.includes('ship')) {
    const pickup = order.method === 'pickup'
    return {
      title: pickup ? m.admin_next_ready() : m.admin_next_ship(),
      text: pickup ? m.admin_next_ready_text() : (order.dispatchBlock?.text ?? m.admin_next_ship_text()),
      children: (
        <>
          {isToBook(order) && <BookCarrier id={order.id} />}
          <ShipForm order={order} answer={answer} />
        </>
      ),
    }
  }
  if (order.moves.includes('deliver')) return arrival(order)
  return finalStep(order)
}

/** Parcels are on their way to the customer, or only on their way back, or all of them came back or were lost. */
function arrival(order: AdminOrder): Next {
  const { shipments } = order
  if (shipments.some(isComing)) {
    const text =
      order.method === 'pickup'
        ? m.admin_next_handed_text()
        : order.hasArrived
          ? m.order_admin_next_deliver_part_text()
          : m.admin_next_deliver_text()
    return { title: m.admin_next_deliver(), text, children: <Deliver /> }
  }
  return shipments.some(isGoingBack)
    ? {
        title: m.order_admin_next_back(),
        text: m.order_admin_next_back_text(),
        children: <OpenParcels id={order.id} />,
      }
    : {
        title: m.order_admin_next_gone(),
        text: m.order_admin_next_gone_text(),
        children: <OpenParcels id={order.id} />,
      }
}

const OpenParcels = ({ id }: { id: string }) => (
  <Link to={`/admin/orders/${id}/parcels`} className={`${buttonClass({ size: 'sm' })} w-fit`}>
    {m.shipment_admin_open()}
  </Link>
)

const isToBook = ({ method, shipments }: AdminOrder) =>
  method !== 'pickup' && shipments.some(({ state, bookedAt }) => state === 'preparing' && !bookedAt)

/** Booking and its label stand with the parcels. */
const BookCarrier = ({ id }: { id: string }) => (
  <Link to={`/admin/orders/${id}/parcels`} className={`${buttonClass({ size: 'sm' })} mb-4 w-fit`}>
    {m.order_admin_next_book()}
  </Link>
)

/** When the order is cancelled automatically. */
function cancellationNotice({ expiry }: AdminOrder) {
  if (!expiry) return []
  const words = expiry.without === 'payment' ? m.order_admin_lapses_unpaid : m.order_admin_lapses_unconfirmed
  return [words({ time: formatDateTime(expiry.at, getLocale()) })]
}

/** The goods may not leave: shows the open amount and what can be done. */
function dispatchBlocked({ why, open }: { why: 'ahead' | 'counter'; open: Dong }, answer: Answer | undefined): Next {
  const amount = dong(open)
  const children = (
    <div className="grid gap-3">
      <RecordMoney />
      <AllowUnpaid open={open} answer={answer} />
    </div>
  )
  return why === 'ahead'
    ? { title: m.order_admin_next_ahead(), text: m.order_admin_next_ahead_text({ amount }), children }
    : { title: m.order_admin_next_fetched({ amount }), text: m.order_admin_next_fetched_text(), children }
}

const RecordMoney = () => (
  <a href="#payment" className={`${buttonClass({ size: 'sm', variant: 'outline' })} w-fit`}>
    {m.admin_next_settle_link()}
  </a>
)

const GiveBack = () => (
  <a href="#refunds" className={`${buttonClass({ size: 'sm', variant: 'outline' })} w-fit`}>
    {m.order_admin_next_refund_link()}
  </a>
)

/** An order of services alone has nothing to pack: the skates come from the customer. */
const OpenWork = ({ work }: { work: AdminOrder['workOrders'][number] }) => (
  <Link to={`/admin/work/${work.id}`} className={`${buttonClass({ size: 'sm' })} w-fit`}>
    <Wrench {...icon} />
    {work.code}
  </Link>
)

/** Services that must be done before the shipment leaves. */
function openServices({ lines }: AdminOrder) {
  const serviceLines = lines.flatMap((line) => line.services)
  if (!serviceLines.length) return []
  const list = serviceLines.map(({ name, options, quantity }) =>
    m.service_per_pair({
      work: [name, describeOptions(options, getLocale())].filter(Boolean).join(' '),
      count: quantity,
    }),
  )
  return [m.service_to_do({ list: list.join(', ') })]
}

/** No further step: what the order waits for, or how it ended. */
function finalStep(order: AdminOrder): Next {
  const over = order.payment?.balance.over ?? 0
  if (over > 0)
    return {
      title: m.order_admin_next_over({ amount: dong(over) }),
      text: m.order_admin_next_over_text(),
      children: <GiveBack />,
    }
  const reason = order.timeline.find((row) => row.kind === 'cancelled')?.note
  const cancelled = reason ? m.admin_next_cancelled_text({ reason }) : m.admin_next_cancelled_bare()
  const requestedRefunds = order.refunds.filter(({ state }) => state === 'requested')
  if (requestedRefunds.length) {
    const amount = dong(requestedRefunds.reduce((sum, one) => sum + one.amount, 0))
    return {
      title: m.order_admin_next_refund({ amount }),
      // The reason comes last: it is the words of staff, which need no full stop.
      text: [m.order_admin_next_refund_text(), order.state === 'cancelled' && cancelled].filter(Boolean).join(' '),
      children: <GiveBack />,
    }
  }
  if (order.state === 'cancelled') return { title: m.admin_next_cancelled(), text: cancelled }
  if (!order.payment?.maySettle) return { title: m.admin_next_none(), text: endWords(order) }
  const children = <RecordMoney />
  const amount = dong(order.payment.owed)
  if (order.method !== 'pickup' && !order.payment.balance.held)
    return { title: m.order_admin_next_uncollected(), text: m.order_admin_next_uncollected_text({ amount }), children }
  return order.method === 'pickup'
    ? { title: m.admin_next_counter(), text: m.admin_next_counter_text({ amount }), children }
    : { title: m.admin_next_settle(), text: m.admin_next_settle_text({ amount }), children }
}

/** How a finished order ended: the money may have gone back. */
function endWords({ payment }: AdminOrder) {
  if (payment?.state === 'refunded') return m.order_admin_next_none_refunded()
  if (payment?.state === 'partly_refunded')
    return m.order_admin_next_none_partly_refunded({ amount: dong(payment.refunded) })
  return m.admin_next_none_text()
}

const icon = { 'aria-hidden': true, size: 19, strokeWidth: 1.9 } as const

const Confirm = ({ order }: { order: AdminOrder }) => (
  <Form method="post" className="flex flex-wrap gap-3">
    <input type="hidden" name="version" value={order.version} />
    <SubmitButton intent="confirm" busyText={m.admin_busy()} icon={<Check {...icon} />}>
      {m.admin_do_confirm()}
    </SubmitButton>
    <a href={`tel:${order.phone}`} className={buttonClass({ variant: 'outline', size: 'sm' })}>
      <Phone {...icon} />
      <span className="num">{m.admin_call({ phone: order.phoneShown })}</span>
    </a>
  </Form>
)

const Pack = ({ version }: { version: number }) => (
  <Form method="post">
    <input type="hidden" name="version" value={version} />
    <SubmitButton intent="pack" busyText={m.admin_busy()} icon={<PackageCheck {...icon} />}>
      {m.admin_do_pack()}
    </SubmitButton>
  </Form>
)

const Deliver = () => (
  <Form method="post">
    <SubmitButton intent="deliver" busyText={m.admin_busy()} icon={<Check {...icon} />}>
      {m.admin_do_deliver()}
    </SubmitButton>
  </Form>
)
