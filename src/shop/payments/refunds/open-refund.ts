import { and, desc, eq, isNull, ne, or, sql } from 'drizzle-orm'
import { dong, type Dong } from '#kit/money.ts'
import { Refusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { enqueue } from '#platform/jobs/jobs.server.ts'
import { emit } from '#platform/jobs/outbox.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { recordStaffAction } from '#shop/orders/timeline/record-staff-action.ts'
import { writeTimeline } from '#shop/orders/timeline/write-timeline.ts'
import { m } from '#words/messages.js'
import { refundMoved } from '../events.ts'
import { refundable } from './list-refunds.ts'
import { lockPayment } from '../lock-payment.ts'
import type { RefundLine } from '../provider.ts'
import { postRefundRequested } from './post-refund.ts'
import { findProvider } from '../registered-gateways.ts'
import { linesWithin } from './refund-of-lines.ts'
import { paymentAttempts } from '../attempts-schema.ts'
import { refunds } from '../refunds-schema.ts'

export const refundJob = 'carry-refund'

export type RefundInput = {
  paymentId: string
  amount: Dong
  reason: string
  /** Requested twice with one key, the money is refunded once. */
  key: string
  /** The lines of the refund; if they are worth more than the amount, each counts for its share. */
  lines?: RefundLine[]
  /** Pay it out manually although the provider could: it refused, or the buyer asked for another account. */
  byHand?: boolean
  /** For an order that still waits for money: by how much it becomes cheaper, since this money paid for goods already sent. The rest is owed again. */
  cheaper?: Dong
}

export type Refund = typeof refunds.$inferSelect

/**
 * Refunds money to its source: to the attempt that received it, executed by a job after the commit, or manually (cash, transfers) until staff record it.
 * Refuses more than is held and not already being refunded.
 */
export const openRefund = (db: Db, actor: Actor, input: RefundInput): Promise<Refund> =>
  db.transaction(async (tx) => {
    const { order, payment } = await lockPayment(tx, input.paymentId)
    const already = await findRefundByKey(tx, input.key)
    if (already) return already
    const free = await refundable(tx, payment)
    if (!Number.isSafeInteger(input.amount) || input.amount <= 0 || input.amount > free)
      throw new Refusal('refund-too-much', m.refusal_refund_too_much, { free: dong(free) })
    const attemptId = input.byHand ? null : await refundableAttempt(tx, input)
    const { paymentId, amount, reason, key } = input
    const lines = input.lines && linesWithin(amount, input.lines)
    const [refund] = await tx
      .insert(refunds)
      .values({ paymentId, attemptId, amount, reason, key, lines, actor, state: 'requested' })
      .returning()
    await postRefundRequested(tx, payment, { refund: refund!, cheaper: input.cheaper })
    if (attemptId) await enqueue(tx, refundJob, { refundId: refund!.id })
    await writeTimeline(tx, { orderId: order.id, kind: 'refund_requested', public: true, actor, facts: { amount } })
    const after = { amount, reason, byHand: !attemptId }
    await recordStaffAction(tx, actor, { verb: 'refund.requested', orderId: order.id, amount, after })
    await emit(tx, refundMoved(order.id, refund!.id, 'requested'))
    return refund!
  })

const findRefundByKey = async (tx: Db, key: string) => (await tx.select().from(refunds).where(eq(refunds.key, key)))[0]

/** The newest attempt that received at least this much, is not already refunding it, and whose provider supports refunds; else null. */
async function refundableAttempt(tx: Db, { paymentId, amount }: RefundInput) {
  const refunding = tx
    .select({ attemptId: refunds.attemptId, sum: sql<string>`sum(${refunds.amount})`.as('sum') })
    .from(refunds)
    .where(and(eq(refunds.paymentId, paymentId), ne(refunds.state, 'refused'), isNull(refunds.unmatchedPaymentId)))
    .groupBy(refunds.attemptId)
    .as('given')
  const attempts = await tx
    .select({ id: paymentAttempts.id, method: paymentAttempts.method })
    .from(paymentAttempts)
    .leftJoin(refunding, eq(refunding.attemptId, paymentAttempts.id))
    .where(
      and(
        eq(paymentAttempts.paymentId, paymentId),
        or(sql`${paymentAttempts.received} - coalesce(${refunding.sum}, 0) >= ${amount}`),
      ),
    )
    .orderBy(desc(paymentAttempts.startedAt))
  return attempts.find(({ method }) => findProvider(method)?.refund)?.id ?? null
}
