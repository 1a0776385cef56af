import type { Db } from '#platform/db.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { endRefund, type Ending } from '#shop/payments/end-refund.ts'
import { reckonAnew } from './close-order.ts'

/** A refund is over, and what its order owes and its parcels collect follows. Answers whether it was not over before. */
export const finishRefund = (db: Db, actor: Actor, refundId: string, ending: Ending) =>
  db.transaction(async (tx) => {
    const orderId = await endRefund(tx, actor, refundId, ending)
    if (orderId) await reckonAnew(tx, orderId)
    return orderId !== undefined
  })
