import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { workOrders } from './schema.ts'

/** The buyer has it again: what was done on an order, and own skates whose work was called off. Asked again, it changes nothing. */
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
