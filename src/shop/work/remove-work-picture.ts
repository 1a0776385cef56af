import { and, eq } from 'drizzle-orm'
import type { Db } from '#platform/db.server.ts'
import { emit } from '#platform/outbox.server.ts'
import { workPicturesDropped } from './events.ts'
import { workPictures } from './schema.ts'

/** Takes one photo off a ticket; its files go once that is certain. */
export const removeWorkPicture = (db: Db, { workId, file }: { workId: string; file: string }) =>
  db.transaction(async (tx) => {
    const gone = await tx
      .delete(workPictures)
      .where(and(eq(workPictures.workId, workId), eq(workPictures.file, file)))
      .returning({ file: workPictures.file })
    if (gone.length) await emit(tx, workPicturesDropped(gone.map((one) => one.file)))
  })
