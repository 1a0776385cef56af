import { and, eq, inArray, isNotNull, isNull, type SQL } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { shipmentLines } from '#shop/orders/shipments-schema.ts'
import { workOrders } from './schema.ts'

/** Marks finished work, and own skates whose work was cancelled, as handed back to the buyer. Repeating it changes nothing. */
export const markHandedBack = (db: Db, orderId: string, at = new Date()) =>
  mark(db, eq(workOrders.orderId, orderId), at)

/** The same of the pairs in one parcel. */
export function markShipmentHandedBack(db: Db, { orderId, shipmentId }: Record<'orderId' | 'shipmentId', string>) {
  const inside = db
    .select({ id: shipmentLines.orderLineId })
    .from(shipmentLines)
    .where(eq(shipmentLines.shipmentId, shipmentId))
  return mark(db, and(eq(workOrders.orderId, orderId), inArray(workOrders.pairLineId, inside)), new Date())
}

/** Of a cancelled order only the customer's own skates go back; the pairs that it had bought stay here. */
export const markOwnHandedBack = (db: Db, orderId: string, at = new Date()) =>
  mark(db, and(eq(workOrders.orderId, orderId), isNull(workOrders.pairLineId)), at)

/** Answers the codes of the work orders that it marked. */
async function mark(db: Db, ofOrder: SQL | undefined, at: Date) {
  const done = await db
    .update(workOrders)
    .set({ handedBackAt: at, state: 'handed_back' })
    .where(and(ofOrder, eq(workOrders.state, 'done')))
    .returning({ code: workOrders.code })
  const cancelled = await db
    .update(workOrders)
    .set({ handedBackAt: at })
    .where(
      and(ofOrder, eq(workOrders.state, 'cancelled'), isNotNull(workOrders.takenInAt), isNull(workOrders.handedBackAt)),
    )
    .returning({ code: workOrders.code })
  return [...done, ...cancelled].map(({ code }) => code)
}
