import { dong, type Dong } from '#kit/money.ts'
import { Refusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { lockOrder } from '#shop/orders/lock-order.ts'
import { listOrderLines } from '#shop/orders/queries.ts'
import { isUnderWay } from '#shop/orders/states.ts'
import { writeTimeline } from '#shop/orders/timeline/write-timeline.ts'
import { stillOwed } from '#shop/payments/ledger/owed.ts'
import { findPayment } from '#shop/payments/queries.ts'
import type { ReceiptForm } from '#shop/payments/receipts/receipt-form.ts'
import { markHandedBack, markOwnHandedBack } from '#shop/work/mark-handed-back.ts'
import { m } from '#words/messages.js'
import { confirmOrder } from './confirm-order.ts'
import { deliverOrder } from '../shipments/deliver-order.ts'
import { packOrder } from '../shipments/pack-order.ts'
import { settleCash } from '../payments/settle-cash.ts'
import { shipOrder } from '../shipments/ship-order.ts'

/**
 * `takes`: how the open amount was paid at the counter just now, the open amount that staff saw, so that no more is booked than they collected, and the
 * words for the books; null: nothing.
 */
type SkatesReturn = {
  orderId: string
  carrier: string
  takes: { way: ReceiptForm; amount: Dong; reason: string } | null
}

/**
 * Hands the customer's own skates over the counter and completes the order in one step instead of four, since nothing of it is stock. Refused while work
 * is open, while money is owed and was not paid, and for orders with goods, which are packed instead. Of an order that ended, cancelled or delivered
 * without them, the skates only change hands.
 */
export const handBackSkates = (db: Db, actor: Actor, { orderId, carrier, takes }: SkatesReturn) =>
  db.transaction(async (tx) => {
    const { state } = await lockOrder(tx, orderId)
    if (!isUnderWay(state)) return handBackEnded(tx, actor, { orderId, takes })
    if ((await listOrderLines(tx, orderId)).some((line) => line.stocked))
      throw new Refusal('work-with-goods', m.refusal_work_with_goods, {})
    const payment = await findPayment(tx, orderId)
    const owed = stillOwed(payment)
    if (owed > (payment?.unpaidAllowance ?? 0) && !takes)
      throw new Refusal('work-unpaid', m.refusal_work_unpaid, { amount: dong(owed) })
    if (takes && takes.amount !== owed) throw new Refusal('open-changed', m.refusal_open_changed, {})
    if (owed && takes) await settleCash(tx, actor, { orderId, ...takes })
    if (state === 'placed') await confirmOrder(tx, actor, { orderId })
    if (state === 'placed' || state === 'confirmed') await packOrder(tx, actor, { orderId })
    if (state !== 'shipped') await shipOrder(tx, actor, { orderId, carrier, trackingCode: null, trackingUrl: null })
    await deliverOrder(tx, actor, { orderId })
    // At once, so that a second press finds nothing to hand back.
    await markHandedBack(tx, orderId)
  })

/** Whoever took money saw the order before it ended, so nothing is booked or handed back. */
async function handBackEnded(tx: Db, actor: Actor, { orderId, takes }: Pick<SkatesReturn, 'orderId' | 'takes'>) {
  const codes = takes ? [] : await markOwnHandedBack(tx, orderId)
  if (!codes.length) throw new Refusal('order-moved-on', m.refusal_order_moved_on, {})
  for (const code of codes)
    await writeTimeline(tx, { orderId, kind: 'work', public: true, actor, facts: { step: 'handed-back', code } })
}
