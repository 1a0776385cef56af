import { desc, eq } from 'drizzle-orm'
import type { Db } from '#platform/db.server.ts'
import { orders } from './schema.ts'

/** Orders of one signed-in customer, newest first. */
export const listOrdersOf = (db: Db, userId: string) =>
  db
    .select({ id: orders.id, code: orders.code, state: orders.state, total: orders.total, placedAt: orders.placedAt })
    .from(orders)
    .where(eq(orders.userId, userId))
    .orderBy(desc(orders.placedAt))
    .limit(100)
