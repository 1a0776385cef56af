import { and, count, eq, inArray } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { orders } from '../schema.ts'
import { shipments } from '../shipments-schema.ts'

/**
 * The number of shipments to this phone number that the buyer refused, or for which nobody was reached. Shipments that came back for other reasons do
 * not count against the buyer.
 */
export async function countReturnedUnaccepted(db: Db, phone: string) {
  if (!phone) return 0
  const [row] = await db
    .select({ n: count() })
    .from(shipments)
    .innerJoin(orders, eq(orders.id, shipments.orderId))
    .where(and(eq(orders.phone, phone), inArray(shipments.returnReason, ['refused', 'unreachable'])))
  return row!.n
}
