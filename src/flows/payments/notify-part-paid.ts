import type { Db } from '#platform/postgres/db.server.ts'
import { notifyOfOrder } from '#shop/notifications/bell/notify-of-order.ts'
import { findBareOrder } from '#shop/orders/queries.ts'
import { isPaidByCarrier } from '#shop/payments/ledger/is-paid-by-carrier.ts'
import { findPayment } from '#shop/payments/queries.ts'
import { orderEmailReaction } from '../emails/order-email-reaction.ts'

/** A part of the money arrived: the buyer is told how much, and how to pay the rest. Money from a carrier concerns only the carrier and the shop. */
export async function notifyPartPaid(db: Db, facts: Record<string, unknown>, eventId: number) {
  const orderId = String(facts.orderId)
  const [order, payment] = [await findBareOrder(db, orderId), await findPayment(db, orderId)]
  if (!order || !payment || isPaidByCarrier(order.state, payment)) return
  await orderEmailReaction('payment-part-received')(db, facts, eventId)
  await notifyOfOrder(db, { kind: 'part-paid', orderId, cause: `event:${eventId}` })
}
