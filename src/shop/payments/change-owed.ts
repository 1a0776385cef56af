import { eq } from 'drizzle-orm'
import type { Dong } from '#kit/money.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import type { Order } from '#shop/orders/queries.ts'
import { findSettings } from '#shop/settings/queries.ts'
import { holdMinutes } from './attempts/deadline.ts'
import { openAttempt } from './attempts/open-attempt.ts'
import { orderMoneyOf } from './ledger/order-money-of.ts'
import { heldMoneyOf, stillOwed } from './ledger/owed.ts'
import { post } from './ledger/post.ts'
import { stateOfOwing } from './registered-gateways.ts'
import type { Payment } from './queries.ts'
import { payments } from './schema.ts'

/**
 * Under the lock of the payment: adjusts the payment to the new total of an order. Received money stays; the missing amount is owed again, by the chosen
 * method, and an order with received money never expires automatically. Staff decide on a refund of surplus money. A waiver of missing money was given
 * for the old total, so it must be given again.
 */
export async function changeOwed(tx: Db, { order, payment, amount }: { order: Order; payment: Payment; amount: Dong }) {
  await postAgreed(tx, order.id, amount)
  const held = heldMoneyOf(payment)
  const owed = Math.max(0, amount - held)
  const isSettled = owed === 0
  const settledState = payment.refunded > 0 ? 'partly_refunded' : 'paid'
  const state = isSettled ? settledState : stateOfOwing(payment.method)
  const dueAt = isSettled || held > 0 || state !== 'awaiting' ? null : await dueOf(tx, { order, payment, owed })
  await tx
    .update(payments)
    .set({
      amount,
      state,
      dueAt,
      paidAt: isSettled ? (payment.paidAt ?? new Date()) : null,
      ...(owed > stillOwed(payment) && { unpaidAllowance: 0 }),
    })
    .where(eq(payments.id, payment.id))
  const { id: paymentId, method } = payment
  if (state === 'awaiting')
    await openAttempt(tx, { paymentId, code: order.code, method, amount: owed, expiresAt: dueAt })
  return { owed, over: Math.max(0, held - amount) }
}

/** A buyer who owes more gets the full time to pay again: staff changed the order, not the buyer. */
async function dueOf(tx: Db, { order, payment, owed }: { order: Order; payment: Payment; owed: Dong }) {
  if (owed <= stillOwed(payment)) return payment.dueAt
  return new Date(Date.now() + holdMinutes(order, await findSettings(tx)) * 60_000)
}

/** Sets the amount of the order in the ledger, on top of the part that credit pays. */
export async function postAgreed(tx: Db, orderId: string, amount: Dong) {
  const { agreed, creditIn } = await orderMoneyOf(tx, orderId)
  const difference = amount + creditIn - agreed
  await post(tx, {
    kind: 'agreed',
    rows: [
      { orderId, account: 'buyer', amount: difference },
      { orderId, account: 'agreed', amount: -difference },
    ],
  })
}
