import { asc, eq } from 'drizzle-orm'
import type { Db } from '#platform/db.server.ts'
import { workOrders, workPictures } from './schema.ts'

export const findWork = async (db: Db, workId: string) =>
  (await db.select().from(workOrders).where(eq(workOrders.id, workId)))[0]

/** All work of an order, in the order of its lines' codes. */
export const listWorkOf = (db: Db, orderId: string) =>
  db.select().from(workOrders).where(eq(workOrders.orderId, orderId)).orderBy(asc(workOrders.code))

/** Files of the photos of a ticket, in the order in which they came. */
export const listWorkPictures = async (db: Db, workId: string) =>
  (
    await db
      .select({ file: workPictures.file })
      .from(workPictures)
      .where(eq(workPictures.workId, workId))
      .orderBy(asc(workPictures.position))
  ).map(({ file }) => file)
