import type { Db } from '#platform/db.server.ts'
import { emit } from '#platform/outbox.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { writeTimeline } from '#shop/orders/write-timeline.ts'
import { paymentReceived } from '#shop/payments/events.ts'
import { recordReceipt } from '#shop/payments/record-receipt.ts'

/** The collected money is with us: the payment is paid, and the order's timeline says who saw it and why. */
export const settleCash = (db: Db, actor: Actor, { orderId, reason }: { orderId: string; reason: string }) =>
  db.transaction(async (tx) => {
    const payment = await recordReceipt(tx, actor, { orderId, reason })
    await writeTimeline(tx, { orderId, kind: 'paid', public: true, actor, facts: { amount: payment.amount } })
    await emit(tx, paymentReceived(orderId))
  })
