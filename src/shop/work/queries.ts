import { asc, eq } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { workOrders, workOrderPictures } from './schema.ts'

export const findWorkOrder = async (db: Db, workId: string) =>
  (await db.select().from(workOrders).where(eq(workOrders.id, workId)))[0]

/** All work orders of an order, by their code. */
export const listWorkOrdersOf = (db: Db, orderId: string) =>
  db.select().from(workOrders).where(eq(workOrders.orderId, orderId)).orderBy(asc(workOrders.code))

/** Files of a work order's photos, the oldest first. */
export const listWorkOrderPictures = async (db: Db, workId: string) =>
  (
    await db
      .select({ file: workOrderPictures.file })
      .from(workOrderPictures)
      .where(eq(workOrderPictures.workId, workId))
      .orderBy(asc(workOrderPictures.position))
  ).map(({ file }) => file)
