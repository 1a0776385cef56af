import type { Db } from '#platform/db.server.ts'
import { emit } from '#platform/outbox.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { writeTimeline } from '#shop/orders/write-timeline.ts'
import { paymentPartReceived, paymentReceived } from '#shop/payments/events.ts'
import { recordReceipt, type ReceiptSeen } from '#shop/payments/record-receipt.ts'
import { dealCod } from './deal-cod.ts'

/** The money is with us, whole or in part: the order's timeline says who saw it and why, and nobody collects it once more at the door. */
export const settleCash = (db: Db, actor: Actor, seen: ReceiptSeen) =>
  db.transaction(async (tx) => {
    const { orderId } = seen
    const { state, counted } = await recordReceipt(tx, actor, seen)
    const isPaid = state === 'paid'
    const facts = { amount: counted }
    await writeTimeline(tx, { orderId, kind: isPaid ? 'paid' : 'part_paid', public: true, actor, facts })
    await dealCod(tx, orderId)
    await emit(tx, (isPaid ? paymentReceived : paymentPartReceived)(orderId))
  })
