import { and, eq, inArray, or } from 'drizzle-orm'
import { Refusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { shipmentLines } from '#shop/orders/shipments-schema.ts'
import { m } from '#words/messages.js'
import { workOrders } from './schema.ts'
import { unfinished } from './states.ts'

/**
 * Inside a transaction that locks the order: refuses to pack or send goods before their work is done, and names the unfinished work orders of this
 * shipment: those of its service lines and of its pairs.
 */
export async function refuseUnfinishedWork(tx: Db, orderId: string, shipmentId: string) {
  const packed = tx
    .select({ id: shipmentLines.orderLineId })
    .from(shipmentLines)
    .where(eq(shipmentLines.shipmentId, shipmentId))
  const open = await tx
    .select({ code: workOrders.code })
    .from(workOrders)
    .where(
      and(
        eq(workOrders.orderId, orderId),
        inArray(workOrders.state, [...unfinished]),
        or(inArray(workOrders.orderLineId, packed), inArray(workOrders.pairLineId, packed)),
      ),
    )
    .orderBy(workOrders.code)
  if (open.length)
    throw new Refusal('work-unfinished', m.refusal_work_unfinished, { codes: open.map((one) => one.code).join(', ') })
}
