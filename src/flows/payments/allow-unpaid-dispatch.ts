import { eq } from 'drizzle-orm'
import type { Dong } from '#kit/money.ts'
import { Refusal } from '#kit/refusal.ts'
import { recordChange } from '#platform/audit/audit.server.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { writeTimeline } from '#shop/orders/timeline/write-timeline.ts'
import { lockPaymentOf } from '#shop/payments/lock-payment.ts'
import { dueBeforeDispatch } from '#shop/payments/attempts/may-ship.ts'
import { payments } from '#shop/payments/schema.ts'
import { m } from '#words/messages.js'

type Allowing = {
  orderId: string
  reason: string
  /** The open amount on the screen, so that an admin allows no more than they saw. */
  seenOpen: Dong
}

/** An admin allows goods to leave although this amount is unpaid. The reason is recorded, and a larger open amount needs a new permission. */
export const allowUnpaidDispatch = (db: Db, actor: Actor, { orderId, reason, seenOpen }: Allowing) =>
  db.transaction(async (tx) => {
    const { order, payment } = await lockPaymentOf(tx, orderId)
    if (order.state === 'placed' || order.state === 'cancelled')
      throw new Refusal('order-moved-on', m.refusal_order_moved_on, {})
    const open = dueBeforeDispatch(order, payment)
    if (open <= 0) throw new Refusal('order-owes-nothing', m.refusal_order_owes_nothing, {})
    if (open !== seenOpen) throw new Refusal('open-changed', m.refusal_open_changed, {})
    await tx.update(payments).set({ unpaidAllowance: open }).where(eq(payments.id, payment.id))
    const facts = { amount: open }
    await writeTimeline(tx, { orderId, kind: 'unpaid_allowed', public: false, actor, facts, note: reason })
    await recordChange(tx, actor, {
      verb: 'order.unpaid-allowed',
      id: orderId,
      name: order.code,
      orderId,
      amount: open,
      before: { allowed: payment.unpaidAllowance, reason: null },
      after: { allowed: open, reason },
    })
  })
