import type { Dong } from '#kit/money.ts'
import { Refusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { lockPaymentOf } from '#shop/payments/lock-payment.ts'
import { m } from '#words/messages.js'
import { cancelOrder } from './cancel-order.ts'
import { canBuyerCancel } from './can-buyer-cancel.ts'

/** The buyer cancels the order while nothing is packed; what was paid is refunded automatically. Repeating has no effect. Returns the refunded amount. */
export const cancelOwnOrder = (
  db: Db,
  actor: Actor,
  { orderId, reason }: { orderId: string; reason: string },
): Promise<{ refunded: Dong }> =>
  db.transaction(async (tx) => {
    const { order } = await lockPaymentOf(tx, orderId)
    if (order.state === 'cancelled') return { refunded: 0 }
    if (!(await canBuyerCancel(tx, order))) throw new Refusal('too-late-to-cancel', m.order_cancel_too_late, {})
    return cancelOrder(tx, actor, { orderId, reason, refund: true })
  })
