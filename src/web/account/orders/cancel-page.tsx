import { data, Form, Link, redirect, useNavigation } from 'react-router'
import { z } from 'zod'
import { cancelOwnOrder } from '#flows/orders/cancel-own-order.ts'
import { dong } from '#kit/money.ts'
import { orRefusal } from '#kit/refusal.ts'
import { db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { findSessionUser } from '#shop/identity/sessions/find-session-user.ts'
import { guest, staff } from '#shop/identity/actor.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { RadioCard } from '#ui/fields/radio-card.tsx'
import { Breadcrumbs } from '#web/shell/page/breadcrumbs.tsx'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'
import type { Route } from './+types/cancel-page.ts'
import { viewOrder, type OrderView } from './view-order.server.ts'
import { requireOrderAccess } from '#web/parts/account/require-order-access.server.ts'

export const meta = () => pageMeta({ title: m.order_cancel_title() })

export async function loader({ request, params: { id } }: Route.LoaderArgs) {
  const order = (await requireOrderAccess(db, request, id)) && (await viewOrder(db, id, requestLocale()))
  if (!order) throw data(null, { status: 404 })
  if (order.state === 'cancelled') throw redirect(`/orders/${id}`)
  return { order }
}

/** Reasons for a cancellation; staff read them in the timeline. */
const cancelReasons = ['mind', 'choice', 'time', 'price', 'other'] as const

const cancelReasonWords: Record<(typeof cancelReasons)[number], () => string> = {
  mind: () => m.order_cancel_reason_mind(),
  choice: () => m.order_cancel_reason_choice(),
  time: () => m.order_cancel_reason_time(),
  price: () => m.order_cancel_reason_price(),
  other: () => m.order_cancel_reason_other(),
}

const cancelForm = z.object({ reason: z.enum(cancelReasons) })

export async function action({ request, params: { id } }: Route.ActionArgs) {
  const access = await requireOrderAccess(db, request, id)
  if (!access) throw data(null, { status: 404 })
  const read = cancelForm.safeParse(Object.fromEntries(await request.formData()))
  if (!read.success) return data({ refusal: m.order_cancel_reason_missing() }, { status: 422 })
  const { person } = await findSessionUser(request.headers)
  const reason = cancelReasonWords[read.data.reason]()
  // Who cancels a guest's order by its link is its guest, signed in or not.
  const actor = access === 'own' && person ? staff(person.id) : guest
  const { refusal } = await orRefusal(cancelOwnOrder(db, actor, { orderId: id, reason }))
  if (refusal) return data({ refusal: refusal.say(requestLocale()) }, { status: 422 })
  return redirect(`/orders/${id}?done=cancelled`)
}

export default function CancelPage({ loaderData: { order }, actionData }: Route.ComponentProps) {
  const isBusy = useNavigation().state === 'submitting'
  return (
    <div className="wrap pb-12 md:pb-20">
      <Breadcrumbs
        trail={[{ label: m.order_title({ code: order.code }), to: `/orders/${order.id}` }]}
        here={m.order_cancel_title()}
      />
      <div className="max-w-xl">
        <h1 className="type-h1">{m.order_cancel_ask({ code: order.code })}</h1>
        {actionData && !isBusy && (
          <Notice tone="error" className="mt-5">
            {actionData.refusal}
          </Notice>
        )}
        {order.mayCancel ? <CancelForm order={order} isBusy={isBusy} /> : <TooLate order={order} />}
      </div>
    </div>
  )
}

function CancelForm({ order, isBusy }: { order: OrderView; isBusy: boolean }) {
  const { paid, unmatched, isOverpaid } = order
  return (
    <Form method="post" className="mt-6 grid gap-6">
      {paid > 0 && <p>{m.order_cancel_refund({ amount: dong(paid) })}</p>}
      {unmatched > 0 && <p>{(isOverpaid ? m.order_unmatched_over : m.order_unmatched)({ amount: dong(unmatched) })}</p>}
      {paid === 0 && unmatched === 0 && <p>{m.order_cancel_unpaid()}</p>}
      <fieldset>
        <legend className="mb-3 type-label text-ink">{m.order_cancel_reason()}</legend>
        <div className="grid gap-2">
          {cancelReasons.map((reason) => (
            <RadioCard key={reason} name="reason" value={reason} title={cancelReasonWords[reason]()} required />
          ))}
        </div>
      </fieldset>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="danger" busy={isBusy} busyText={m.order_cancel_busy()}>
          {m.order_cancel_do()}
        </Button>
        <Link to={`/orders/${order.id}`} className={buttonClass({ variant: 'outline' })}>
          {m.order_cancel_keep()}
        </Link>
      </div>
    </Form>
  )
}

const TooLate = ({ order }: { order: OrderView }) => (
  <>
    <p className="mt-4 type-lead">{m.order_cancel_too_late()}</p>
    {order.shop.phone && <p className="mt-2">{m.order_call({ phone: order.shop.phone })}</p>}
    <Link to={`/orders/${order.id}`} className={`${buttonClass()} mt-6`}>
      {m.order_cancel_back()}
    </Link>
  </>
)
