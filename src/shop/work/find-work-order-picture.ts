import { eq } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { workOrders, workOrderPictures } from './schema.ts'

/** The order to which a photo belongs; its buyer and staff may see the photo. */
export async function findWorkOrderPicture(db: Db, id: string) {
  const [row] = await db
    .select({ orderId: workOrders.orderId })
    .from(workOrderPictures)
    .innerJoin(workOrders, eq(workOrders.id, workOrderPictures.workId))
    .where(eq(workOrderPictures.id, id))
  return row
}
