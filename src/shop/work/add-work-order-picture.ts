import { count, eq, max } from 'drizzle-orm'
import { Refusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { savePhoto } from '#shop/media/save-photo.ts'
import { m } from '#words/messages.js'
import { workOrders, workOrderPictures } from './schema.ts'
import { maxWorkOrderPictures } from './max-work-order-pictures.ts'

/** Adds a photo of skates as they arrived, or of the work done. */
export const addWorkOrderPicture = (db: Db, { workId, bytes }: { workId: string; bytes: Uint8Array }) =>
  savePhoto('work-pictures', bytes, (row) =>
    db.transaction(async (tx) => {
      const [work] = await tx
        .select({ id: workOrders.id })
        .from(workOrders)
        .where(eq(workOrders.id, workId))
        .for('update')
      if (!work) throw new Refusal('work-unknown', m.refusal_work_unknown, {})
      const [counted] = await tx
        .select({ pictures: count(), last: max(workOrderPictures.position) })
        .from(workOrderPictures)
        .where(eq(workOrderPictures.workId, workId))
      if (counted!.pictures >= maxWorkOrderPictures)
        throw new Refusal('picture-many', m.media_photo_many, { count: maxWorkOrderPictures })
      await tx.insert(workOrderPictures).values({ ...row, workId, position: (counted!.last ?? 0) + 1 })
    }),
  )
