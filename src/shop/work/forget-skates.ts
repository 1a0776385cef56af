import { inArray } from 'drizzle-orm'
import type { Db } from '#platform/db.server.ts'
import { emit } from '#platform/outbox.server.ts'
import { workPicturesDropped } from './events.ts'
import { workOrders, workPictures } from './schema.ts'

/** What was noted of somebody's skates goes, and the photos of them; that work was done stays. */
export async function forgetSkates(tx: Db, orderIds: string[]) {
  if (!orderIds.length) return
  const own = tx.select({ id: workOrders.id }).from(workOrders).where(inArray(workOrders.orderId, orderIds))
  const gone = await tx
    .delete(workPictures)
    .where(inArray(workPictures.workId, own))
    .returning({ file: workPictures.file })
  await tx.update(workOrders).set({ condition: null, doneNote: null }).where(inArray(workOrders.orderId, orderIds))
  if (gone.length) await emit(tx, workPicturesDropped(gone.map(({ file }) => file)))
}
