import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { emit } from '#platform/jobs/outbox.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import type { Order } from '#shop/orders/queries.ts'
import { recordStaffAction } from '#shop/orders/timeline/record-staff-action.ts'
import { writeTimeline } from '#shop/orders/timeline/write-timeline.ts'
import { refundMoved } from '../events.ts'
import { lockPayment } from '../lock-payment.ts'
import type { Refund } from './open-refund.ts'
import { postRefundEnded } from './post-refund.ts'
import type { Payment } from '../queries.ts'
import { unmatchedPayments } from '../matching-schema.ts'
import { payments } from '../schema.ts'
import { refunds } from '../refunds-schema.ts'
import { refundMoves, type PaymentState, type RefundState } from '../states.ts'

export type RefundEnding = {
  to: 'done' | 'refused'
  answer?: string | null
  reference?: string | null
  facts?: Record<string, string>
  /** Only if it is in one of these states. */
  from?: readonly RefundState[]
}

/**
 * Inside a transaction: ends a refund: either the money is paid out, or the shop still holds it and it may be requested again. A repeated call changes
 * nothing; answers the order's id the first time. A flow then updates the debt (finish-refund.ts).
 */
export async function endRefund(
  tx: Db,
  actor: Actor,
  refundId: string,
  { to, facts = {}, from = refundMoves.states, ...result }: RefundEnding,
) {
  const [found] = await tx.select({ paymentId: refunds.paymentId }).from(refunds).where(eq(refunds.id, refundId))
  if (!found) return
  const { order, payment } = await lockPayment(tx, found.paymentId)
  const [before] = await tx.select().from(refunds).where(eq(refunds.id, refundId))
  const [refund] = await tx
    .update(refunds)
    .set({ ...result, state: to, facts: { ...before!.facts, ...facts }, endedAt: new Date(), endedBy: actor })
    .where(
      and(
        eq(refunds.id, refundId),
        inArray(
          refunds.state,
          from.filter((state) => refundMoves.mayMove(state, to)),
        ),
      ),
    )
    .returning()
  if (!refund) return
  if (!refund.unmatchedPaymentId) await postRefundEnded(tx, order, refund)
  await (refund.unmatchedPaymentId ? reopenUnmatchedPayment(tx, refund) : takeFromPayment(tx, refund, payment, order))
  const kind = to === 'done' ? 'refunded' : 'refund_refused'
  const { amount } = refund
  await writeTimeline(tx, { orderId: order.id, kind, public: to === 'done', actor, facts: { amount } })
  const verb = to === 'done' ? 'refund.paid-out' : 'refund.dropped'
  const after = { amount, reference: result.reference ?? null, answer: result.answer ?? null }
  await recordStaffAction(tx, actor, { verb, orderId: order.id, amount, after })
  await emit(tx, refundMoved(order.id, refundId, to))
  return order.id
}

/** Reopens unmatched money whose refund was refused. */
async function reopenUnmatchedPayment(tx: Db, { state, unmatchedPaymentId }: Refund) {
  if (state !== 'refused') return
  await tx
    .update(unmatchedPayments)
    .set({ ending: null, endedAt: null, endedBy: null })
    .where(eq(unmatchedPayments.id, unmatchedPaymentId!))
}

async function takeFromPayment(tx: Db, { state, amount }: Refund, payment: Payment, order: Order) {
  if (state !== 'done') return
  const refunded = payment.refunded + amount
  await tx
    .update(payments)
    .set({ state: stateAfter({ ...payment, refunded }, order) })
    .where(eq(payments.id, payment.id))
}

/** A settled payment, or one of a cancelled order, becomes refunded in part or whole; one that still waits for money goes on waiting. */
function stateAfter({ state, received, refunded }: Payment, order: Order): PaymentState {
  const isOver = order.state === 'cancelled' || state === 'paid' || state === 'partly_refunded'
  if (!isOver) return state
  return refunded >= received ? 'refunded' : 'partly_refunded'
}
