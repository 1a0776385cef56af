import type { Db } from '#platform/postgres/db.server.ts'
import { notifyOfOrder } from '#shop/notifications/bell/notify-of-order.ts'
import { findBareOrder } from '#shop/orders/queries.ts'
import { isPaidByCarrier } from '#shop/payments/ledger/is-paid-by-carrier.ts'
import { findPayment } from '#shop/payments/queries.ts'
import { orderEmailReaction } from '../emails/order-email-reaction.ts'

type Facts = Record<string, unknown>

/** All of the money arrived: the bell says how much came last. */
export async function notifyPaid(db: Db, facts: Facts, eventId: number) {
  if (!(await concernsBuyer(db, facts))) return
  await notifyOfOrder(db, { kind: 'paid', orderId: String(facts.orderId), cause: `event:${eventId}` })
}

/** A part of the money arrived: the buyer is told how much, and how to pay the rest. */
export async function notifyPartPaid(db: Db, facts: Facts, eventId: number) {
  if (!(await concernsBuyer(db, facts))) return
  await orderEmailReaction('payment-part-received')(db, facts, eventId)
  await notifyOfOrder(db, { kind: 'part-paid', orderId: String(facts.orderId), cause: `event:${eventId}` })
}

/** Money from a carrier concerns only the carrier and the shop. */
async function concernsBuyer(db: Db, { orderId }: Facts) {
  const [order, payment] = [await findBareOrder(db, String(orderId)), await findPayment(db, String(orderId))]
  return order !== undefined && payment !== undefined && !isPaidByCarrier(order, payment)
}
