import { and, eq } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { orders } from '../schema.ts'

/** The order with this code and this phone number (E.164); a person who knows both is its buyer. */
export async function findOrderByCode(db: Db, { code, phone }: { code: string; phone: string }) {
  const [order] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.code, code), eq(orders.phone, phone)))
  return order?.id
}
