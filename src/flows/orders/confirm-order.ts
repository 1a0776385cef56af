import { Refusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { emit } from '#platform/jobs/outbox.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { orderMoved } from '#shop/orders/events.ts'
import { lockOrder } from '#shop/orders/lock-order.ts'
import { moveOrder } from '#shop/orders/move-order.ts'
import { findPayment } from '#shop/payments/queries.ts'
import { isToBePaidAhead } from '#shop/payments/attempts/to-be-paid-ahead.ts'
import { writeTimeline } from '#shop/orders/timeline/write-timeline.ts'
import { m } from '#words/messages.js'

type Confirming = {
  orderId: string
  /** The version that was on the screen. */
  version?: number
  /** Why an order to be paid ahead is confirmed without its money; kept on the timeline. */
  unpaidReason?: string
}

/** Staff checked the order with the buyer. An unpaid order that is to be paid ahead is refused unless staff give a reason. */
export const confirmOrder = (db: Db, actor: Actor, { orderId, version, unpaidReason }: Confirming) =>
  db.transaction(async (tx) => {
    await lockOrder(tx, orderId, version)
    const isUnpaid = isToBePaidAhead(await findPayment(tx, orderId))
    if (isUnpaid && !unpaidReason) throw new Refusal('order-unpaid', m.refusal_order_unpaid, {})
    await moveOrder(tx, actor, { orderId, to: 'confirmed' })
    if (isUnpaid) await writeUnpaid(tx, actor, orderId, unpaidReason!)
    await emit(tx, orderMoved(orderId, 'confirmed'))
  })

const writeUnpaid = (tx: Db, actor: Actor, orderId: string, reason: string) =>
  writeTimeline(tx, { orderId, kind: 'unpaid_confirmed', public: false, actor, note: reason })
