import { inArray } from 'drizzle-orm'
import { dong, type Dong } from '#kit/money.ts'
import { Refusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { listShipments } from '#shop/orders/shipments/list-shipments.ts'
import { findBareOrder, listOrderLines } from '#shop/orders/queries.ts'
import { refundToSources } from '#shop/payments/refunds/refund-to-sources.ts'
import { paidForDispatched } from '#shop/payments/attempts/may-ship.ts'
import { orderMoneyOf } from '#shop/payments/ledger/order-money-of.ts'
import type { RefundInput } from '#shop/payments/refunds/open-refund.ts'
import { isSettled, heldMoneyOf } from '#shop/payments/ledger/owed.ts'
import { findPayment } from '#shop/payments/queries.ts'
import { payments } from '#shop/payments/schema.ts'
import { m } from '#words/messages.js'
import { refuseRefundBeyondLimit } from './refuse-refund-beyond-limit.ts'
import { recomputeOrder } from '../closing/close-order.ts'

type MoneyReturn = Omit<RefundInput, 'paymentId' | 'cheaper'> & {
  orderId: string
  /** The refund is for goods that the buyer has or had: it reduces the order total where the amount should not be owed again. */
  isForGoods: boolean
}

/**
 * Inside a transaction that holds the order: refunds money and updates what each touched order owes. While an order waits for money, the amount that
 * pays for dispatched goods is refunded only for goods; otherwise these goods would become unpaid.
 */
export async function returnMoney(tx: Db, actor: Actor, { isForGoods, ...asked }: MoneyReturn) {
  const { orderId, amount } = asked
  await refuseRefundBeyondLimit(tx, actor, asked)
  const beyond = Math.max(0, amount - (await maxOwedAgain(tx, orderId)))
  if (beyond > 0 && !isForGoods)
    throw new Refusal('refund-pays-goods', m.refusal_refund_pays_goods, { most: dong(amount - beyond) })
  const refunded = await refundToSources(tx, actor, { ...asked, cheaper: beyond })
  const touched = await tx
    .select({ orderId: payments.orderId })
    .from(payments)
    .where(
      inArray(
        payments.id,
        refunded.map((one) => one.paymentId),
      ),
    )
  for (const id of new Set([orderId, ...touched.map((one) => one.orderId)])) await recomputeOrder(tx, id)
  return refunded
}

/** How much may be refunded and owed again. Overpaid and settled money is not owed again; of the rest, only what pays for goods that are still here. */
async function maxOwedAgain(tx: Db, orderId: string): Promise<Dong> {
  const [order, payment] = [(await findBareOrder(tx, orderId))!, await findPayment(tx, orderId)]
  if (!payment || order.state === 'cancelled' || isSettled(payment.state)) return Infinity
  const [lines, shipments] = [await listOrderLines(tx, orderId), await listShipments(tx, orderId)]
  const { own, over } = await orderMoneyOf(tx, orderId)
  const here = heldMoneyOf(payment) - paidForDispatched({ order: { ...order, lines }, payment, shipments })
  return Math.max(over, Math.min(own, here), 0)
}
