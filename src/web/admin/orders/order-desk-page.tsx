import { data, redirect } from 'react-router'
import { formatDateTime } from '#kit/clock.ts'
import { db } from '#platform/db.server.ts'
import { spokenLocale } from '#platform/request.server.ts'
import { pageMeta } from '#web/chrome/page-meta.ts'
import { m } from '#words/messages.js'
import { getLocale } from '#words/runtime.js'
import { adminContext } from '../admin-gate.server.ts'
import type { Answer } from '../form/answer.ts'
import { Outcome } from '../form/outcome.tsx'
import { PageHead } from '../frame/page-head.tsx'
import { CancelPanel } from './cancel-panel.tsx'
import { CustomerPanel } from './customer-panel.tsx'
import { deskMoves } from './desk-moves.ts'
import { intents, type Intent } from './intent.ts'
import { LinesPanel } from './lines-panel.tsx'
import { NextPanel } from './next-panel.tsx'
import { OrderSteps } from './order-steps.tsx'
import { PaymentPanel } from './payment-panel.tsx'
import { readDesk } from './read-desk.ts'
import { ShipmentPanel } from './shipment-panel.tsx'
import { OrderTag, PaymentTag } from './state-tags.tsx'
import { TimelinePanel } from './timeline-panel.tsx'
import type { Route } from './+types/order-desk-page.ts'

export const meta: Route.MetaFunction = ({ params }) =>
  pageMeta({ title: m.admin_order_title({ code: params.id.slice(-8) }) })

export async function loader({ params, url }: Route.LoaderArgs) {
  const desk = await readDesk(db, params.id)
  if (!desk) throw data(null, { status: 404 })
  return { desk, done: intents.find((intent) => intent === url.searchParams.get('done')) }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await request.formData()
  const intent = intents.find((one) => one === form.get('intent'))
  if (!intent) throw data(null, { status: 400 })
  const { actor } = context.get(adminContext)
  const answer = await deskMoves[intent]({ db, actor, orderId: params.id, form, locale: spokenLocale() })
  if (answer) return data<Answer>({ intent, ...answer }, { status: 422 })
  return redirect(`/admin/orders/${params.id}?done=${intent}`, 303)
}

/** A refusal mostly means that the order moved on meanwhile: it is read anew then, too. */
export const shouldRevalidate = () => true

const doneWords: Record<Intent, () => string> = {
  confirm: () => m.admin_done_confirm(),
  pack: () => m.admin_done_pack(),
  ship: () => m.admin_done_ship(),
  deliver: () => m.admin_done_deliver(),
  cancel: () => m.admin_done_cancel(),
  settle: () => m.admin_done_settle(),
}

export default function OrderDeskPage({ loaderData: { desk, done }, actionData }: Route.ComponentProps) {
  const note = m.admin_order_placed_at({ at: formatDateTime(desk.placedAt, getLocale()) })
  const tags = (
    <span className="flex flex-wrap gap-2">
      <OrderTag state={desk.state} method={desk.method} />
      {desk.payment && <PaymentTag state={desk.payment.state} />}
    </span>
  )
  return (
    <>
      <PageHead
        back={{ to: '/admin/orders', label: m.admin_orders() }}
        title={<span className="num tracking-[.02em]">{desk.code}</span>}
        tags={tags}
        note={note}
      />
      <div className="grid gap-5">
        <Outcome answer={actionData} done={done && doneWords[done]()} />
        <NextPanel desk={desk} answer={actionData} />
        <OrderSteps desk={desk} />
        <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_23.5rem] lg:grid-rows-[auto_1fr]">
          <LinesPanel desk={desk} />
          <div className="grid gap-5 lg:col-start-2 lg:row-span-2 lg:row-start-1">
            <CustomerPanel desk={desk} />
            <PaymentPanel desk={desk} answer={actionData} />
            <ShipmentPanel desk={desk} />
            {desk.moves.includes('cancel') && <CancelPanel desk={desk} answer={actionData} />}
          </div>
          <TimelinePanel rows={desk.timeline} method={desk.method} />
        </div>
      </div>
    </>
  )
}
