import { asc, eq } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { workOrders, workOrderPictures } from './schema.ts'

export const findWorkOrder = async (db: Db, workId: string) =>
  (await db.select().from(workOrders).where(eq(workOrders.id, workId)))[0]

/** All work of an order, in the order of its lines' codes. */
export const listWorkOrdersOf = (db: Db, orderId: string) =>
  db.select().from(workOrders).where(eq(workOrders.orderId, orderId)).orderBy(asc(workOrders.code))

/** Files of the photos of a ticket, in the order in which they came. */
export const listWorkOrderPictures = async (db: Db, workId: string) =>
  (
    await db
      .select({ file: workOrderPictures.file })
      .from(workOrderPictures)
      .where(eq(workOrderPictures.workId, workId))
      .orderBy(asc(workOrderPictures.position))
  ).map(({ file }) => file)
