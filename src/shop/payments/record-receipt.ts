import type { Db } from '#platform/db.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { findPayment } from './queries.ts'
import { movePayment } from './move-payment.ts'
import { receipts } from './schema.ts'

/** Staff saw the whole amount arrive (settled by the carrier, cash at the counter): paid, with the reason kept. Refused when it is paid already. */
export const recordReceipt = (db: Db, actor: Actor, { orderId, reason }: { orderId: string; reason: string }) =>
  db.transaction(async (tx) => {
    const payment = await findPayment(tx, orderId)
    const amount = payment?.amount ?? 0
    const paid = await movePayment(tx, orderId, 'paid', { received: amount, paidAt: new Date() })
    if (amount) await tx.insert(receipts).values({ paymentId: paid.id, amount, reason, actor })
    return paid
  })
