import { and, asc, eq, lt, not, sql } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { log } from '#platform/log/log.server.ts'
import { system } from '#shop/identity/actor.ts'
import { orders } from '#shop/orders/schema.ts'
import { lockPaymentOf } from '#shop/payments/lock-payment.ts'
import { listUnmatchedPaymentsOf } from '#shop/payments/queries.ts'
import { payments } from '#shop/payments/schema.ts'
import { findSettings } from '#shop/settings/queries.ts'
import { hasSkatesHere, skatesHereWhere } from '#shop/work/queries.ts'
import { m } from '#words/messages.js'
import { cancelOrder } from './cancel-order.ts'

const hour = 3_600_000

/** Every five minutes: cancels COD orders from the storefront that nobody confirmed within the hours that the shop sets. Returns how many. */
export async function expireUnconfirmedOrders(db: Db, now = new Date()) {
  const { confirmHours } = await findSettings(db)
  if (!confirmHours) return 0
  const before = new Date(now.getTime() - confirmHours * hour)
  let ended = 0
  for (const { orderId } of await listUnconfirmed(db, before)) {
    try {
      if (await expireOrder(db, orderId)) ended += 1
    } catch (error) {
      log.error({ err: error, orderId }, 'unconfirmed order not called off')
    }
  }
  return ended
}

/** Only storefront orders without money: staff who place an order have spoken with the buyer, and a buyer who paid in part or brought skates is serious. */
const listUnconfirmed = (db: Db, before: Date) =>
  db
    .select({ orderId: orders.id })
    .from(orders)
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .where(
      and(
        eq(orders.state, 'placed'),
        eq(orders.channel, 'web'),
        lt(orders.placedAt, before),
        eq(payments.state, 'due'),
        eq(payments.method, 'cod'),
        sql`${payments.received} = 0`,
        not(skatesHereWhere),
      ),
    )
    .orderBy(asc(orders.placedAt))
    .limit(100)

/** Checks again under the locks, since staff may confirm the order, or its money or skates may arrive, at the same moment. */
const expireOrder = (db: Db, orderId: string) =>
  db.transaction(async (tx) => {
    const { order, payment } = await lockPaymentOf(tx, orderId)
    const isWaiting = order.state === 'placed' && payment.state === 'due' && payment.method === 'cod'
    const hasMoney = payment.received > 0 || (await listUnmatchedPaymentsOf(tx, payment.id)).length > 0
    if (!isWaiting || hasMoney || (await hasSkatesHere(tx, orderId))) return false
    const reason = m.order_unconfirmed_reason({}, { locale: order.locale })
    await cancelOrder(tx, system, { orderId, reason, cause: 'unconfirmed' })
    return true
  })
