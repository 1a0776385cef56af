import { and, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { lockOrders } from '../lock-order.ts'
import { orders } from '../schema.ts'

/** Inside a transaction: assigns the orders that guests placed with this email address to the user who owns it. Answers their ids. */
export async function joinOrdersByEmail(tx: Db, { userId, email }: { userId: string; email: string }) {
  const theirs = and(isNull(orders.userId), sql`lower(${orders.email}) = ${email.toLowerCase()}`)
  const ids = await lockOrders(tx, theirs)
  if (ids.length) await tx.update(orders).set({ userId }).where(inArray(orders.id, ids))
  return ids
}
