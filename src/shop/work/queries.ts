import { and, asc, eq, inArray, notInArray, sql } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { orders } from '#shop/orders/schema.ts'
import { shipmentLines, shipments } from '#shop/orders/shipments-schema.ts'
import { workOrders, workOrderPictures } from './schema.ts'

export const findWorkOrder = async (db: Db, workId: string) =>
  (await db.select().from(workOrders).where(eq(workOrders.id, workId)))[0]

/** All work orders of an order, by their code. */
export const listWorkOrdersOf = (db: Db, orderId: string) =>
  db.select().from(workOrders).where(eq(workOrders.orderId, orderId)).orderBy(asc(workOrders.code))

/** The customer's own skates are in the workshop. */
export const areSkatesHere = ({ takenInAt, handedBackAt }: typeof workOrders.$inferSelect) =>
  takenInAt !== null && handedBackAt === null
export const hasSkatesHere = async (db: Db, orderId: string) =>
  (await listWorkOrdersOf(db, orderId)).some(areSkatesHere)
/** The same in SQL, within orders. */
export const skatesHereWhere = sql`exists (select from ${workOrders} where ${workOrders.orderId} = ${orders.id} and ${workOrders.takenInAt} is not null and ${workOrders.handedBackAt} is null)`

type LinesOfWork = Pick<typeof workOrders.$inferSelect, 'orderLineId' | 'pairLineId'>

/** The pair or the own skates are in a parcel, or went with one. A parcel that was unpacked, lost or came back does not count. */
export async function isInParcel(db: Db, { orderLineId, pairLineId }: LinesOfWork) {
  const lineIds = pairLineId ? [orderLineId, pairLineId] : [orderLineId]
  const [packed] = await db
    .select({ id: shipments.id })
    .from(shipmentLines)
    .innerJoin(shipments, eq(shipments.id, shipmentLines.shipmentId))
    .where(
      and(inArray(shipmentLines.orderLineId, lineIds), notInArray(shipments.state, ['cancelled', 'returned', 'lost'])),
    )
    .limit(1)
  return packed !== undefined
}

/** Files of a work order's photos, the oldest first. */
export const listWorkOrderPictures = async (db: Db, workId: string) =>
  (
    await db
      .select({ file: workOrderPictures.file })
      .from(workOrderPictures)
      .where(eq(workOrderPictures.workId, workId))
      .orderBy(asc(workOrderPictures.position))
  ).map(({ file }) => file)
