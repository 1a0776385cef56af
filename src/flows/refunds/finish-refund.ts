import type { Db } from '#platform/postgres/db.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { endRefund, type RefundEnding } from '#shop/payments/refunds/end-refund.ts'
import { recomputeOrder } from '../closing/close-order.ts'

/** Ends a refund and updates what its order owes and its parcels collect. Returns false if it had ended before. */
export const finishRefund = (db: Db, actor: Actor, refundId: string, ending: RefundEnding) =>
  db.transaction(async (tx) => {
    const orderId = await endRefund(tx, actor, refundId, ending)
    if (orderId) await recomputeOrder(tx, orderId)
    return orderId !== undefined
  })
