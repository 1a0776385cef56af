import { and, eq } from 'drizzle-orm'
import { Refusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { emit } from '#platform/jobs/outbox.server.ts'
import { m } from '#words/messages.js'
import { returnPicturesDropped } from './events.ts'
import { lockReturn } from './lock-return.ts'
import { returnPictures } from './schema.ts'
import { isReturnOpen } from './states.ts'

/** The customer may remove a photo until the goods arrive; afterwards it stays as evidence. */
export const removeReturnPicture = (db: Db, { returnId, file }: { returnId: string; file: string }) =>
  db.transaction(async (tx) => {
    const { whole } = await lockReturn(tx, returnId)
    if (!isReturnOpen(whole.state)) throw new Refusal('return-moved-on', m.refusal_return_moved_on, {})
    const removed = await tx
      .delete(returnPictures)
      .where(and(eq(returnPictures.returnId, returnId), eq(returnPictures.file, file)))
      .returning({ file: returnPictures.file })
    if (removed.length) await emit(tx, returnPicturesDropped([file]))
  })
