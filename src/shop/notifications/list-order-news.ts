import { and, desc, eq, gt, inArray, type SQL } from 'drizzle-orm'
import type { Db } from '#platform/db.server.ts'
import type { TimelineKind } from '#shop/orders/order.ts'
import { orders, orderTimeline } from '#shop/orders/schema.ts'
import { payments } from '#shop/payments/schema.ts'
import type { OrderNews } from './order-news.ts'

/** Lines of the timeline that are updates of an order; its placing is none (SPEC 7: UPDATE on orders). */
const told = ['confirmed', 'packed', 'shipped', 'delivered', 'completed', 'cancelled', 'paid', 'part_paid'] as const
const isTold = (kind: TimelineKind): kind is (typeof told)[number] => told.some((one) => one === kind)
/** Who was away for long is told the latest, not all of a week. */
const mostAtOnce = 20

async function newsWhere(db: Db, filter: SQL | undefined, most: number): Promise<(OrderNews & { userId: string })[]> {
  const rows = await db
    .select({
      id: orderTimeline.id,
      kind: orderTimeline.kind,
      orderId: orders.id,
      userId: orders.userId,
      state: orders.state,
      paymentState: payments.state,
    })
    .from(orderTimeline)
    .innerJoin(orders, eq(orders.id, orderTimeline.orderId))
    .leftJoin(payments, eq(payments.orderId, orders.id))
    .where(and(inArray(orderTimeline.kind, [...told]), filter))
    .orderBy(desc(orderTimeline.id))
    .limit(most)
  return rows.toReversed().flatMap(({ id, kind, orderId, userId, state, paymentState }) => {
    if (!userId || !isTold(kind)) return []
    const facts = { id, orderId, userId, payment_status: kind === 'paid' ? kind : paymentState }
    const isOfPayment = kind === 'paid' || kind === 'part_paid'
    return [
      isOfPayment
        ? { ...facts, status: state, moved: 'payment' as const }
        : { ...facts, status: kind, moved: 'status' as const },
    ]
  })
}

/** What happened to this person's orders since then, the oldest first. */
export const listOrderNews = (db: Db, userId: string, since: Date) =>
  newsWhere(db, and(eq(orders.userId, userId), gt(orderTimeline.at, since)), mostAtOnce)

/** The latest move of an order to this state, with whose order it is; nothing for the order of a guest. */
export const findOrderNews = async (db: Db, orderId: string, kind: TimelineKind) =>
  (await newsWhere(db, and(eq(orderTimeline.orderId, orderId), eq(orderTimeline.kind, kind)), 1))[0]
