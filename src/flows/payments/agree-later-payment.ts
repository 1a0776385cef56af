import { eq } from 'drizzle-orm'
import { Refusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { writeTimeline } from '#shop/orders/timeline/write-timeline.ts'
import { lockPaymentOf } from '#shop/payments/lock-payment.ts'
import { stillOwed } from '#shop/payments/ledger/owed.ts'
import { payments } from '#shop/payments/schema.ts'
import { m } from '#words/messages.js'

type Later = { orderId: string; day: string; note: string }

/** The buyer has the goods and pays later, as agreed: until that day the order is listed as to be paid, not as a problem. */
export const agreeLaterPayment = (db: Db, actor: Actor, { orderId, day, note }: Later) =>
  db.transaction(async (tx) => {
    const { order, payment } = await lockPaymentOf(tx, orderId)
    if (order.state !== 'delivered' || !stillOwed(payment))
      throw new Refusal('payment-moved-on', m.refusal_payment_moved_on, {})
    await tx.update(payments).set({ deferredUntil: day }).where(eq(payments.id, payment.id))
    await writeTimeline(tx, { orderId, kind: 'collect_later', public: false, actor, note, facts: { day } })
  })
