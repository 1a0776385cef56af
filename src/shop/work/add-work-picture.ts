import { count, eq, max } from 'drizzle-orm'
import { Refusal } from '#kit/refusal.ts'
import type { Db } from '#platform/db.server.ts'
import { keepPhoto } from '#shop/media/keep-photo.ts'
import { m } from '#words/messages.js'
import { workOrders, workPictures } from './schema.ts'
import { mostWorkPictures } from './work-pictures.ts'

/** A photo of how skates looked when they came, or of what was done to them. */
export const addWorkPicture = (db: Db, { workId, bytes }: { workId: string; bytes: Uint8Array }) =>
  keepPhoto('work-pictures', bytes, (row) =>
    db.transaction(async (tx) => {
      const [work] = await tx
        .select({ id: workOrders.id })
        .from(workOrders)
        .where(eq(workOrders.id, workId))
        .for('update')
      if (!work) throw new Refusal('work-unknown', m.refusal_work_unknown, {})
      const [had] = await tx
        .select({ pictures: count(), last: max(workPictures.position) })
        .from(workPictures)
        .where(eq(workPictures.workId, workId))
      if (had!.pictures >= mostWorkPictures)
        throw new Refusal('picture-many', m.photo_many, { count: mostWorkPictures })
      await tx.insert(workPictures).values({ ...row, workId, position: (had!.last ?? 0) + 1 })
    }),
  )
