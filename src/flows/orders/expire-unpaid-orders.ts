import { and, eq, inArray, lt, not, sql } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { log } from '#platform/log/log.server.ts'
import { emit } from '#platform/jobs/outbox.server.ts'
import { system } from '#shop/identity/actor.ts'
import { orders } from '#shop/orders/schema.ts'
import { paymentExpired } from '#shop/payments/events.ts'
import { lockPaymentOf } from '#shop/payments/lock-payment.ts'
import { movePayment } from '#shop/payments/move-payment.ts'
import { listAttempts, listUnmatchedPaymentsOf } from '#shop/payments/queries.ts'
import { unmatchedPayments } from '#shop/payments/matching-schema.ts'
import { paymentAttempts } from '#shop/payments/attempts-schema.ts'
import { payments } from '#shop/payments/schema.ts'
import { hasSkatesHere, skatesHereWhere } from '#shop/work/queries.ts'
import { m } from '#words/messages.js'
import { queryPaymentAttempt } from '../payments/query-payment-attempt.ts'
import { cancelOrder } from '../orders/cancel-order.ts'

const minute = 60_000
/** A transfer made at the last moment is reported late. */
const bankIsSlow = 5 * minute
/** How long an order waits for a provider that cannot answer or be reached; later money becomes an unmatched payment. */
const maxExtraTime = 30 * minute

/** Every minute: cancels orders that were to be paid ahead and were not paid in time. Returns how many. */
export async function expireUnpaidOrders(db: Db, now = new Date()) {
  let ended = 0
  for (const { orderId, paymentId, dueAt } of await listDue(db, now)) {
    try {
      if (!(await isStillPossible(db, { paymentId, dueAt, now })) && (await expireOne(db, orderId, now))) ended += 1
    } catch (error) {
      log.error({ err: error, orderId }, 'payment not expired')
    }
  }
  return ended
}

/**
 * Unpaid after the deadline, not confirmed (staff who confirm an unpaid order want to wait), and without unmatched money. A customer whose skates are here
 * may pay when they fetch them, so staff decide.
 */
const listDue = (db: Db, now: Date) =>
  db
    .select({
      orderId: payments.orderId,
      paymentId: payments.id,
      dueAt: sql<Date>`${payments.dueAt}`.mapWith(payments.dueAt),
    })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(
      and(
        inArray(payments.state, ['awaiting', 'failed']),
        lt(payments.dueAt, now),
        eq(orders.state, 'placed'),
        eq(payments.received, payments.refunded),
        sql`not exists (select from ${unmatchedPayments} where ${unmatchedPayments.paymentId} = ${payments.id} and ${unmatchedPayments.ending} is null)`,
        not(skatesHereWhere),
      ),
    )
    .orderBy(payments.dueAt)
    .limit(100)

/**
 * Asks the providers first: the money may have arrived while its notice is still on the way. One that was asked minutes ago is not asked again at
 * each run, since a provider that hangs would hold up everybody else's orders.
 */
async function isStillPossible(db: Db, { paymentId, dueAt, now }: { paymentId: string; dueAt: Date; now: Date }) {
  const overdue = now.getTime() - dueAt.getTime()
  let isOpen = false
  for (const attempt of await listAttempts(db, paymentId)) {
    if (attempt.state !== 'created' && attempt.state !== 'redirected') continue
    if (attempt.askAt && attempt.askAt > now && overdue < maxExtraTime) {
      isOpen = true
      continue
    }
    const answer = attempt.state === 'created' ? 'unasked' : await queryPaymentAttempt(db, attempt, now)
    if (answer === 'pending' || answer === 'unavailable') isOpen ||= overdue < maxExtraTime
    if (attempt.method === 'bank_transfer') isOpen ||= overdue < bankIsSlow
  }
  return isOpen
}

/** Cancels the order, which gives back stock and coupon uses. Checks again under the locks, since a notice or skates may have arrived. */
const expireOne = (db: Db, orderId: string, now: Date) =>
  db.transaction(async (tx) => {
    const { order, payment } = await lockPaymentOf(tx, orderId)
    const isDue = ['awaiting', 'failed'].includes(payment.state) && payment.dueAt !== null && payment.dueAt < now
    const hasMoney = payment.received > payment.refunded || (await listUnmatchedPaymentsOf(tx, payment.id)).length > 0
    if (!isDue || hasMoney || order.state !== 'placed' || (await hasSkatesHere(tx, orderId))) return false
    await movePayment(tx, orderId, 'expired')
    await tx
      .update(paymentAttempts)
      .set({ state: 'expired', nextUrl: null, endedAt: now })
      .where(and(eq(paymentAttempts.paymentId, payment.id), inArray(paymentAttempts.state, ['created', 'redirected'])))
    const reason = m.payment_expired_reason({}, { locale: order.locale })
    await cancelOrder(tx, system, { orderId, reason, cause: 'payment-expired' })
    await emit(tx, paymentExpired(orderId))
    return true
  })
