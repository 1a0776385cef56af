import { eq } from 'drizzle-orm'
import { Refusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { lockOrder } from '#shop/orders/lock-order.ts'
import { m } from '#words/messages.js'
import { payments } from './schema.ts'

/**
 * Locks the row of an order and then that of its payment, always in this order. `no key update`, since a refund is written beside its payment without
 * locking it: a full lock blocked that (a deadlock, found by random histories).
 */
export async function lockPaymentOf(tx: Db, orderId: string, seenVersion?: number) {
  const order = await lockOrder(tx, orderId, seenVersion)
  const [payment] = await tx.select().from(payments).where(eq(payments.orderId, orderId)).for('no key update')
  if (!payment) throw new Refusal('payment-unknown', m.refusal_payment_unknown, {})
  return { order, payment }
}

export async function lockPayment(tx: Db, paymentId: string) {
  const [payment] = await tx.select({ orderId: payments.orderId }).from(payments).where(eq(payments.id, paymentId))
  if (!payment) throw new Refusal('payment-unknown', m.refusal_payment_unknown, {})
  return lockPaymentOf(tx, payment.orderId)
}
