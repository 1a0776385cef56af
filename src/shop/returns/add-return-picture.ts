import { count, eq, max } from 'drizzle-orm'
import { Refusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { savePhoto } from '#shop/media/save-photo.ts'
import { m } from '#words/messages.js'
import { lockReturn } from './lock-return.ts'
import { maxReturnPictures } from './return-reasons.ts'
import { returnPictures } from './schema.ts'
import { isReturnOpen } from './states.ts'

/** Adds a photo of the fault to a return, until the goods arrive. */
export const addReturnPicture = (db: Db, { returnId, bytes }: { returnId: string; bytes: Uint8Array }) =>
  savePhoto('return-pictures', bytes, (row) =>
    db.transaction(async (tx) => {
      const { whole } = await lockReturn(tx, returnId)
      if (!isReturnOpen(whole.state)) throw new Refusal('return-moved-on', m.refusal_return_moved_on, {})
      const [counted] = await tx
        .select({ pictures: count(), last: max(returnPictures.position) })
        .from(returnPictures)
        .where(eq(returnPictures.returnId, returnId))
      if (counted!.pictures >= maxReturnPictures)
        throw new Refusal('picture-many', m.media_photo_many, { count: maxReturnPictures })
      await tx.insert(returnPictures).values({ ...row, returnId, position: (counted!.last ?? 0) + 1 })
    }),
  )
