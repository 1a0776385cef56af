import { eq } from 'drizzle-orm'
import type { Db } from '#platform/db.server.ts'
import { workOrders, workPictures } from './schema.ts'

/** Of which order a photo speaks; its buyer and staff may see it. */
export async function findWorkPicture(db: Db, id: string) {
  const [row] = await db
    .select({ orderId: workOrders.orderId })
    .from(workPictures)
    .innerJoin(workOrders, eq(workOrders.id, workPictures.workId))
    .where(eq(workPictures.id, id))
  return row
}
