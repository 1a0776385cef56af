import { and, isNull, sql } from 'drizzle-orm'
import type { Db } from '#platform/db.server.ts'
import { orders } from './schema.ts'

/** Gives the orders that guests placed with this e-mail to the person whose it is. Answers their ids. */
export const joinOrdersByMail = async (db: Db, { userId, email }: { userId: string; email: string }) =>
  (
    await db
      .update(orders)
      .set({ userId })
      .where(and(isNull(orders.userId), sql`lower(${orders.email}) = ${email.toLowerCase()}`))
      .returning({ id: orders.id })
  ).map((row) => row.id)
