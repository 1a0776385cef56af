import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { workOrders } from './schema.ts'
import { unfinished } from './states.ts'

/** Cancels the unfinished work of a cancelled order; finished work stays done. */
export const cancelWorkOrders = (db: Db, orderId: string) =>
  db
    .update(workOrders)
    .set({ state: 'cancelled', cancelledAt: new Date() })
    .where(and(eq(workOrders.orderId, orderId), inArray(workOrders.state, [...unfinished])))
