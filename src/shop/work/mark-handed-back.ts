import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { workOrders } from './schema.ts'

/** Marks finished work, and own skates whose work was cancelled, as handed back to the buyer. Repeating it changes nothing. */
export async function markHandedBack(db: Db, orderId: string, at = new Date()) {
  const ofOrder = eq(workOrders.orderId, orderId)
  await db
    .update(workOrders)
    .set({ handedBackAt: at, state: 'handed_back' })
    .where(and(ofOrder, eq(workOrders.state, 'done')))
  await db
    .update(workOrders)
    .set({ handedBackAt: at })
    .where(
      and(ofOrder, eq(workOrders.state, 'cancelled'), isNotNull(workOrders.takenInAt), isNull(workOrders.handedBackAt)),
    )
}
