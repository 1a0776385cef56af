import { eq } from 'drizzle-orm'
import { Refusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { expectedCash } from '#shop/orders/shipments/closing.ts'
import { listShipments } from '#shop/orders/shipments/list-shipments.ts'
import { recordStaffAction } from '#shop/orders/timeline/record-staff-action.ts'
import { writeTimeline } from '#shop/orders/timeline/write-timeline.ts'
import { lockPaymentOf } from '#shop/payments/lock-payment.ts'
import { stillOwed } from '#shop/payments/ledger/owed.ts'
import { payments } from '#shop/payments/schema.ts'
import { m } from '#words/messages.js'
import { closeOrder } from '../closing/close-order.ts'

type WriteOff = { orderId: string; reason: string; version?: number }

/**
 * Waives what a buyer who has the goods will never pay: the payment closes at the received amount, which sales count. Cash that carriers hold or will
 * collect is not waived.
 */
export const writeOffDebt = (db: Db, actor: Actor, { orderId, reason, version }: WriteOff) =>
  db.transaction(async (tx) => {
    const { order, payment } = await lockPaymentOf(tx, orderId, version)
    const amount = stillOwed(payment) - expectedCash(await listShipments(tx, orderId))
    if (order.state !== 'delivered' || amount <= 0)
      throw new Refusal('payment-moved-on', m.refusal_payment_moved_on, {})
    await tx
      .update(payments)
      .set({ writtenOff: payment.writtenOff + amount, deferredUntil: null })
      .where(eq(payments.id, payment.id))
    await closeOrder(tx, orderId)
    await writeTimeline(tx, { orderId, kind: 'written_off', public: false, actor, note: reason, facts: { amount } })
    await recordStaffAction(tx, actor, { verb: 'order.debt-written-off', orderId, amount, after: { amount, reason } })
    return amount
  })
