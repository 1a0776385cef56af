import { eq } from 'drizzle-orm'
import { pick } from '#kit/pick.ts'
import { Refusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { emit } from '#platform/jobs/outbox.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import type { Order } from '#shop/orders/queries.ts'
import { recordStaffAction } from '#shop/orders/timeline/record-staff-action.ts'
import { orders } from '#shop/orders/schema.ts'
import { writeTimeline } from '#shop/orders/timeline/write-timeline.ts'
import { addReceivedMoney } from '#shop/payments/ledger/add-received-money.ts'
import { closeUnmatchedPayment } from '#shop/payments/matching/close-unmatched-payment.ts'
import { paymentPartReceived, paymentReceived } from '#shop/payments/events.ts'
import { isCollected } from '#shop/payments/ledger/is-collected.ts'
import { lockPaymentOf } from '#shop/payments/lock-payment.ts'
import { stillOwed } from '#shop/payments/ledger/owed.ts'
import { recordUnmatchedPayment } from '#shop/payments/matching/record-unmatched-payment.ts'
import type { Payment } from '#shop/payments/queries.ts'
import { unmatchedPayments } from '#shop/payments/matching-schema.ts'
import { paymentAttempts } from '#shop/payments/attempts-schema.ts'
import { m } from '#words/messages.js'
import { allocateCod } from '../closing/allocate-cod.ts'

/** Cancelled only because it was not paid in time. */
export const isCancelledUnpaid = (order: Pick<Order, 'state'>, payment: Pick<Payment, 'state'>) =>
  order.state === 'cancelled' && payment.state === 'expired'

type Match = { unmatchedPaymentId: string; code: string; note: string }

/** Staff assign the money to an order. It counts up to what the order owes; the rest stays unmatched. */
export const assignUnmatchedPayment = (db: Db, actor: Actor, { unmatchedPaymentId, code, note }: Match) =>
  db.transaction(async (tx) => {
    const [row] = await tx.select({ id: orders.id }).from(orders).where(eq(orders.code, code))
    if (!row) throw new Refusal('order-unknown', m.refusal_order_unknown, {})
    await assignToOrder(tx, actor, { unmatchedPaymentId, orderId: row.id, note })
  })

type OrderMatch = Omit<Match, 'code'> & { orderId: string }

/** The same inside a transaction, for an order whose id is known. */
export async function assignToOrder(tx: Db, actor: Actor, { unmatchedPaymentId, orderId, note }: OrderMatch) {
  const { order, payment } = await lockPaymentOf(tx, orderId)
  if (isCancelledUnpaid(order, payment)) throw new Refusal('order-expired', m.refusal_order_expired, {})
  const owed = stillOwed(payment)
  if (order.state === 'cancelled' || !owed) throw new Refusal('order-owes-nothing', m.refusal_order_owes_nothing, {})
  if (await isCollected(tx, payment)) throw new Refusal('carrier-collects', m.refusal_carrier_collects, {})
  const unmatched = await closeUnmatchedPayment(tx, actor, {
    unmatchedPaymentId,
    ending: 'matched',
    note,
    paymentId: payment.id,
  })
  const amount = Math.min(unmatched.amount, owed)
  const after = await addReceivedMoney(tx, { payment, amount, attempt: await attemptOf(tx, unmatched, payment.id) })
  if (unmatched.amount > amount) await recordUnmatchedRest(tx, unmatched, unmatched.amount - amount)
  if (payment.state === 'due') await allocateCod(tx, orderId)
  await recordStaffAction(tx, actor, { verb: 'payment.matched', orderId, amount, after: { amount, note } })
  const isPaid = after.state === 'paid'
  const kind = isPaid ? 'paid' : 'part_paid'
  await writeTimeline(tx, { orderId, kind, public: true, actor, facts: { amount } })
  await emit(tx, (isPaid ? paymentReceived : paymentPartReceived)(orderId))
}

type UnmatchedPayment = typeof unmatchedPayments.$inferSelect

/** The attempt that brought the money, if it belongs to this order: a refund can go back the same way. */
async function attemptOf(tx: Db, { attemptId, transactionId, amount, facts }: UnmatchedPayment, paymentId: string) {
  if (!attemptId) return
  const [attempt] = await tx.select().from(paymentAttempts).where(eq(paymentAttempts.id, attemptId))
  if (attempt?.paymentId !== paymentId) return
  const endedAt = new Date()
  await tx
    .update(paymentAttempts)
    .set({
      state: 'paid',
      transactionId,
      endedAt,
      facts: { ...attempt.facts, ...facts },
      ...(!attempt.received && { amount }),
    })
    .where(eq(paymentAttempts.id, attemptId))
  return attempt
}

const originFields = ['source', 'paymentId', 'attemptId', 'noticeId', 'memo', 'transactionId', 'facts', 'at'] as const

const recordUnmatchedRest = (tx: Db, unmatched: UnmatchedPayment, amount: number) =>
  recordUnmatchedPayment(tx, { ...pick(unmatched, originFields), amount, reason: 'overpaid' })
