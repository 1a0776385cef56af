import { desc, eq } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { orders } from '#shop/orders/schema.ts'
import { returns } from './schema.ts'

/** The returns of a user, the latest first. */
export const listReturnsOfUser = (db: Db, userId: string, limit = 10) =>
  db
    .select({
      id: returns.id,
      code: returns.code,
      state: returns.state,
      wish: returns.wish,
      requestedAt: returns.requestedAt,
    })
    .from(returns)
    .innerJoin(orders, eq(orders.id, returns.orderId))
    .where(eq(orders.userId, userId))
    .orderBy(desc(returns.requestedAt), desc(returns.code))
    .limit(limit)
