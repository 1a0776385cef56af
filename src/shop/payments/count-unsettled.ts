import { count, eq, sql } from 'drizzle-orm'
import type { Db } from '#platform/db.server.ts'
import { payments } from './schema.ts'

/** Money that carriers have collected and not yet handed over: for how many orders, and how much in đồng. */
export async function countUnsettled(db: Db) {
  const [row] = await db
    .select({ orders: count(), amount: sql<string>`coalesce(sum(${payments.amount} - ${payments.received}), 0)` })
    .from(payments)
    .where(eq(payments.state, 'awaiting_settlement'))
  return { orders: row!.orders, amount: Number(row!.amount) }
}
