import { inArray } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { emit } from '#platform/jobs/outbox.server.ts'
import { workOrderPicturesDropped } from './events.ts'
import { workOrders, workOrderPictures } from './schema.ts'

/** Erases the notes and photos of a customer's skates; the record of the work stays. */
export async function forgetSkates(tx: Db, orderIds: string[]) {
  if (!orderIds.length) return
  const own = tx.select({ id: workOrders.id }).from(workOrders).where(inArray(workOrders.orderId, orderIds))
  const deleted = await tx
    .delete(workOrderPictures)
    .where(inArray(workOrderPictures.workId, own))
    .returning({ file: workOrderPictures.file })
  await tx.update(workOrders).set({ condition: null, doneNote: null }).where(inArray(workOrders.orderId, orderIds))
  if (deleted.length) await emit(tx, workOrderPicturesDropped(deleted.map(({ file }) => file)))
}
