import { eq, sql } from 'drizzle-orm'
import type { Dong } from '#kit/money.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { writeOffOwed } from './write-off-owed.ts'
import { heldMoneyOf } from './owed.ts'
import { post } from './post.ts'
import type { Payment } from '../queries.ts'
import { paymentAttempts } from '../attempts-schema.ts'
import { payments } from '../schema.ts'

type Counted = {
  payment: Payment
  amount: Dong
  attempt?: { id: string; method: Payment['method'] }
  at?: Date
  way?: string
  ref?: string
}

/**
 * Adds money that belongs to an order to its payment; when nothing is owed any more it is paid, else it waits for the rest without a deadline. Under the
 * lock of the payment. Answers the payment afterwards.
 */
export async function addReceivedMoney(tx: Db, { payment, amount, attempt, at = new Date(), way, ref }: Counted) {
  const { orderId } = payment
  const received = payment.received + amount
  const isPaid = heldMoneyOf({ ...payment, received }) >= payment.amount - payment.waived
  await post(tx, {
    kind: 'received',
    ref: ref ?? attempt?.id,
    rows: [
      { orderId, account: 'received', amount, way: way ?? attempt?.method ?? payment.method },
      { orderId, account: 'buyer', amount: -amount },
    ],
  })
  const [after] = await tx
    .update(payments)
    .set({
      received,
      ...(isPaid ? { state: 'paid' as const, paidAt: at } : waitsForRest(payment.state)),
      // An amount that is due at the door is collected there, by whatever method a part of it was paid.
      ...(attempt && (isPaid || payment.state !== 'due') && { method: attempt.method }),
    })
    .where(eq(payments.id, payment.id))
    .returning()
  if (attempt)
    await tx
      .update(paymentAttempts)
      .set({ received: sql`${paymentAttempts.received} + ${amount}` })
      .where(eq(paymentAttempts.id, attempt.id))
  if (isPaid) await tx.update(paymentAttempts).set({ nextUrl: null }).where(eq(paymentAttempts.paymentId, payment.id))
  if (isPaid) await writeOffOwed(tx, after!)
  return after!
}

/** An order with received money does not expire, and its payment has not failed. */
const waitsForRest = (state: Payment['state']) =>
  state === 'awaiting' || state === 'failed' ? { state: 'awaiting' as const, dueAt: null } : {}
