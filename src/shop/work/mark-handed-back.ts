import { and, eq, isNotNull, isNull, type SQL } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { workOrders } from './schema.ts'

/** Marks finished work, and own skates whose work was cancelled, as handed back to the buyer. Repeating it changes nothing. */
export const markHandedBack = (db: Db, orderId: string, at = new Date()) =>
  mark(db, eq(workOrders.orderId, orderId), at)

/** Of a cancelled order only the customer's own skates go back; the pairs that it had bought stay here. */
export const markOwnHandedBack = (db: Db, orderId: string, at = new Date()) =>
  mark(db, and(eq(workOrders.orderId, orderId), isNull(workOrders.pairLineId)), at)

/** Answers how many work orders it marked. */
async function mark(db: Db, ofOrder: SQL | undefined, at: Date) {
  const done = await db
    .update(workOrders)
    .set({ handedBackAt: at, state: 'handed_back' })
    .where(and(ofOrder, eq(workOrders.state, 'done')))
    .returning({ id: workOrders.id })
  const cancelled = await db
    .update(workOrders)
    .set({ handedBackAt: at })
    .where(
      and(ofOrder, eq(workOrders.state, 'cancelled'), isNotNull(workOrders.takenInAt), isNull(workOrders.handedBackAt)),
    )
    .returning({ id: workOrders.id })
  return done.length + cancelled.length
}
