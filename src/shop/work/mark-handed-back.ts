import { and, eq, inArray, isNotNull, isNull, or, type SQL } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { shipmentLines, shipments } from '#shop/orders/shipments-schema.ts'
import { workOrders } from './schema.ts'

/**
 * Marks finished work, and own skates whose work was cancelled, as handed back to the buyer. Own skates that went with no parcel that arrived are still
 * here. Repeating it changes nothing.
 */
export function markHandedBack(db: Db, orderId: string, at = new Date()) {
  const arrived = db
    .select({ id: shipmentLines.orderLineId })
    .from(shipmentLines)
    .innerJoin(shipments, eq(shipments.id, shipmentLines.shipmentId))
    .where(and(eq(shipments.orderId, orderId), eq(shipments.state, 'delivered')))
  const isWithBuyer = or(isNotNull(workOrders.pairLineId), inArray(workOrders.orderLineId, arrived))
  return mark(db, and(eq(workOrders.orderId, orderId), isWithBuyer), at)
}

/** The same of the pairs and own skates in one parcel. */
export function markShipmentHandedBack(db: Db, { orderId, shipmentId }: Record<'orderId' | 'shipmentId', string>) {
  const inside = db
    .select({ id: shipmentLines.orderLineId })
    .from(shipmentLines)
    .where(eq(shipmentLines.shipmentId, shipmentId))
  const isInside = or(inArray(workOrders.pairLineId, inside), inArray(workOrders.orderLineId, inside))
  return mark(db, and(eq(workOrders.orderId, orderId), isInside), new Date())
}

/** Of an order that ended only the customer's own skates are handed back: a sold pair stays here, or goes with its parcel. */
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
