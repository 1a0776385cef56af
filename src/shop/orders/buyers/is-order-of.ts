import { and, eq } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { orders } from '../schema.ts'

/** Whether the order belongs to this customer. */
export const isOrderOf = async (db: Db, userId: string, orderId: string) =>
  (
    await db
      .select({ id: orders.id })
      .from(orders)
      .where(and(eq(orders.id, orderId), eq(orders.userId, userId)))
  ).length > 0
