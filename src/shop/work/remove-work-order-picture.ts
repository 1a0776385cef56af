import { and, eq } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { emit } from '#platform/jobs/outbox.server.ts'
import { workOrderPicturesDropped } from './events.ts'
import { workOrderPictures } from './schema.ts'

/** Removes a photo from a work order; its files are deleted after the commit. */
export const removeWorkOrderPicture = (db: Db, { workId, file }: { workId: string; file: string }) =>
  db.transaction(async (tx) => {
    const removed = await tx
      .delete(workOrderPictures)
      .where(and(eq(workOrderPictures.workId, workId), eq(workOrderPictures.file, file)))
      .returning({ file: workOrderPictures.file })
    if (removed.length) await emit(tx, workOrderPicturesDropped(removed.map((one) => one.file)))
  })
