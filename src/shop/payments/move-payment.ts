import { and, eq } from 'drizzle-orm'
import { Refusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { m } from '#words/messages.js'
import { writeOffOwed } from './ledger/write-off-owed.ts'
import { payments } from './schema.ts'
import { paymentMoves, type PaymentState } from './states.ts'

type Change = Partial<Pick<typeof payments.$inferInsert, 'paidAt'>>

/** Moves the payment of an order by compare-and-set; refuses a move that the table does not allow. */
export async function movePayment(db: Db, orderId: string, to: PaymentState, change: Change = {}) {
  const [payment] = await db.select().from(payments).where(eq(payments.orderId, orderId))
  if (!payment || !paymentMoves.mayMove(payment.state, to))
    throw new Refusal('payment-moved-on', m.refusal_payment_moved_on, {})
  const moved = await db
    .update(payments)
    .set({ ...change, state: to })
    .where(and(eq(payments.id, payment.id), eq(payments.state, payment.state)))
    .returning()
  if (!moved.length) throw new Refusal('payment-moved-on', m.refusal_payment_moved_on, {})
  await writeOffOwed(db, moved[0]!)
  return moved[0]!
}
