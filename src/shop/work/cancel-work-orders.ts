import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { workOrders } from './schema.ts'
import { unfinished } from './states.ts'

/** The order is off: what was not done is not done any more; what was done stays done. */
export const cancelWorkOrders = (db: Db, orderId: string) =>
  db
    .update(workOrders)
    .set({ state: 'cancelled', cancelledAt: new Date() })
    .where(and(eq(workOrders.orderId, orderId), inArray(workOrders.state, [...unfinished])))
