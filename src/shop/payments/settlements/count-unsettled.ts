import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { shipments } from '#shop/orders/shipments-schema.ts'
import { payments } from '../schema.ts'

/** Money that carriers collected and have not paid to the shop yet: the number of orders, and the sum in đồng. */
export async function countUnsettled(db: Db) {
  const heldByOrder = db
    .select({
      id: payments.id,
      // Shipments that came back were never collected, though the order still has the agreed total.
      amount:
        sql<number>`least(${payments.amount} - ${payments.received}, sum(${shipments.codAmount} - ${shipments.codSettled}))`.as(
          'amount',
        ),
    })
    .from(payments)
    .innerJoin(shipments, and(eq(shipments.orderId, payments.orderId), eq(shipments.state, 'delivered')))
    .where(inArray(payments.state, ['due', 'awaiting_settlement']))
    .groupBy(payments.id)
    .as('held')
  const [row] = await db
    .select({ orders: sql<number>`count(*)::int`, amount: sql<string>`coalesce(sum(${heldByOrder.amount}), 0)` })
    .from(heldByOrder)
    .where(sql`${heldByOrder.amount} > 0`)
  return { orders: row!.orders, amount: Number(row!.amount) }
}
