import { eq } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { closingOf, type Closing } from '#shop/orders/shipments/closing.ts'
import { listShipments } from '#shop/orders/shipments/list-shipments.ts'
import { findBareOrder, listOrderLines, type Order } from '#shop/orders/queries.ts'
import { orders } from '#shop/orders/schema.ts'
import { openAttempt } from '#shop/payments/attempts/open-attempt.ts'
import { isSettled, heldMoneyOf } from '#shop/payments/ledger/owed.ts'
import { stateOfOwing } from '#shop/payments/registered-gateways.ts'
import { findPayment, type Payment } from '#shop/payments/queries.ts'
import { payments } from '#shop/payments/schema.ts'
import type { PaymentState } from '#shop/payments/states.ts'
import { allocateCod } from './allocate-cod.ts'
import { postReturnedValue } from './post-returned-value.ts'

/**
 * Inside a transaction that holds the order, after its parcels or its money moved: the order total becomes what stayed with the buyer (closing.ts), the
 * rest is no longer asked for, and a payment that owes nothing is closed. Goods sent again are owed again. Money that carriers still hold stays owed
 * until it arrives, even if it is too much: it came from the buyer and goes back by a refund.
 */
export async function closeOrder(tx: Db, orderId: string) {
  const [order, lines] = [(await findBareOrder(tx, orderId))!, await listOrderLines(tx, orderId)]
  const [shipments, payment] = [await listShipments(tx, orderId), await findPayment(tx, orderId)]
  if (!payment || payment.state === 'void' || order.state === 'cancelled') return
  const heldMoney = heldMoneyOf(payment)
  const closing = closingOf(
    { total: order.total, lines, shipments },
    { held: heldMoney, isAtDoor: payment.method === 'cod' },
  )
  const notKept = order.total - closing.stays
  if (notKept !== order.notKept) await tx.update(orders).set({ notKept }).where(eq(orders.id, orderId))
  await closePayment(tx, { order, payment, closing })
  await postReturnedValue(tx, { order, payment, closing, shipments })
  await setOwedByLedger(tx, orderId, closing)
}

/** Inside a transaction that holds the order, after its money moved: closes the order and sets the COD of parcels that are still here. */
export async function recomputeOrder(tx: Db, orderId: string) {
  await closeOrder(tx, orderId)
  await allocateCod(tx, orderId)
}

/** An open payment asks for the amount in the ledger, or for what carriers collected if that is more. */
async function setOwedByLedger(tx: Db, orderId: string, { collected, isAllBack }: Closing) {
  const payment = (await findPayment(tx, orderId))!
  if (isSettled(payment.state)) return
  const open = Math.max(0, payment.amount - heldMoneyOf(payment))
  const owed = Math.min(open, Math.max(0, payment.owed, collected))
  const isPaid = owed === 0 && !isAllBack
  if (open - owed === payment.waived && !isPaid) return
  const paid = { state: payment.refunded > 0 ? 'partly_refunded' : 'paid', paidAt: new Date(), dueAt: null } as const
  await tx
    .update(payments)
    .set({ waived: open - owed, ...(isPaid && paid) })
    .where(eq(payments.id, payment.id))
}

type Closed = { order: Order; payment: Payment; closing: Closing }

async function closePayment(tx: Db, { order, payment, closing }: Closed) {
  const { amount, writtenOff, method, id: paymentId } = payment
  const heldMoney = heldMoneyOf(payment)
  // A payment that is settled owes nothing for what a carrier collected again.
  const collected = isSettled(payment.state) ? 0 : closing.collected
  const least = Math.min(order.total - closing.stays + writtenOff, Math.max(0, amount - heldMoney - collected))
  const nextState = stateAt({ order, payment, closing }, Math.max(0, amount - least - heldMoney))
  // An amount waived by the ledger stays waived.
  const waived = isSettled(payment.state) && isSettled(nextState) ? Math.max(least, payment.waived) : least
  const owed = Math.max(0, amount - waived - heldMoney)
  const state = stateAt({ order, payment, closing }, owed)
  if (waived === payment.waived && state === payment.state) return
  const isClosed = isSettled(state)
  await tx
    .update(payments)
    .set({ waived, state, ...(isClosed ? { paidAt: payment.paidAt ?? new Date(), dueAt: null } : { paidAt: null }) })
    .where(eq(payments.id, paymentId))
  if (state === 'awaiting' && payment.state !== 'awaiting')
    await openAttempt(tx, { paymentId, code: order.code, method, amount: owed, expiresAt: null })
}

function stateAt({ order, payment, closing }: Closed, owed: number): PaymentState {
  const { state, refunded, method } = payment
  if (isSettled(state)) {
    // Goods that came back, and whose money the shop does not hold, go out again: their price is owed again.
    const isMore = closing.stays > order.total - order.notKept && closing.stays > heldMoneyOf(payment)
    return isMore ? stateOfOwing(method) : state
  }
  if (owed === 0 && !closing.isAllBack) return refunded > 0 ? 'partly_refunded' : 'paid'
  // Cash that a carrier collected waits for its settlement; cash at the counter stays due until it is recorded.
  if (state === 'due' && order.state === 'delivered' && closing.collected > 0) return 'awaiting_settlement'
  return state
}
