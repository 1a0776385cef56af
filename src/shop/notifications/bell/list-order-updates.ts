import { and, desc, eq, gt, inArray, isNull, or, sql, type SQL } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { outbox } from '#platform/jobs/outbox-schema.server.ts'
import { orders } from '#shop/orders/schema.ts'
import type { OrderState } from '#shop/orders/states.ts'
import { isPaidByCarrier } from '#shop/payments/ledger/is-paid-by-carrier.ts'
import { payments } from '#shop/payments/schema.ts'
import type { PaymentState } from '#shop/payments/states.ts'
import { isOrderEvent, orderEventEffects, orderEvents, type OrderEvent, type OrderUpdate } from './order-update.ts'

/** After a long absence the page shows the latest updates, not those of a whole week. */
const maxUpdates = 20

/** The status comes from the event itself; the order may have moved on by the time the event is shown. */
const statusOf = (event: OrderEvent, now: OrderState) =>
  orderEventEffects[event] === 'status' && event !== 'order.reopened'
    ? (event.slice('order.'.length) as OrderState)
    : now
const paymentAfter: Partial<Record<OrderEvent, PaymentState>> = {
  'payment.received': 'paid',
  'payment.failed': 'failed',
  'payment.expired': 'expired',
}

async function selectUpdates(db: Db, filter: SQL | undefined, most: number): Promise<OrderUpdate[]> {
  const rows = await db
    .select({
      eventId: outbox.id,
      name: outbox.name,
      id: orders.id,
      user_id: orders.userId,
      state: orders.state,
      method: orders.method,
      paymentMethod: payments.method,
      paymentState: payments.state,
    })
    .from(outbox)
    .innerJoin(orders, eq(orders.id, sql`${outbox.facts}->>'orderId'`))
    .leftJoin(payments, eq(payments.orderId, orders.id))
    .where(filter)
    .orderBy(desc(outbox.id))
    .limit(most)
  return rows.toReversed().flatMap(({ eventId, name, id, user_id, state, method, paymentMethod, paymentState }) => {
    if (!user_id || !isOrderEvent(name)) return []
    const isByCarrier = paymentMethod !== null && isPaidByCarrier({ state, method }, { method: paymentMethod })
    if (name === 'payment.part-received' && isByCarrier) return []
    const payment_status = paymentAfter[name] ?? paymentState
    return [
      {
        eventId,
        id,
        user_id,
        status: statusOf(name, state),
        method,
        payment_status,
        moved: orderEventEffects[name],
        event: name,
      },
    ]
  })
}

/** Events that were handled since then, or are still waiting. */
const isHandledSince = (since: Date) =>
  or(gt(outbox.handledAt, since), and(isNull(outbox.handledAt), gt(outbox.createdAt, since)))

/** The updates of this user's orders since then, the oldest first. */
export const listOrderUpdates = (db: Db, userId: string, since: Date) =>
  selectUpdates(
    db,
    and(isHandledSince(since), inArray(outbox.name, orderEvents), eq(orders.userId, userId)),
    maxUpdates,
  )

/** The update of one event for the owner of its order; undefined for the order of a guest. */
export const findOrderUpdate = async (db: Db, eventId: number) =>
  (await selectUpdates(db, eq(outbox.id, eventId), 1))[0]
