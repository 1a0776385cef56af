import { count, eq } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { payments } from '../schema.ts'

/** The number of orders whose payment failed and which wait for another attempt. */
export async function countFailed(db: Db) {
  const [row] = await db.select({ n: count() }).from(payments).where(eq(payments.state, 'failed'))
  return row!.n
}
