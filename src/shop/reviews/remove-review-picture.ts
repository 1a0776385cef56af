import { and, eq } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { emit } from '#platform/jobs/outbox.server.ts'
import { reviewPicturesDropped } from './events.ts'
import { lockOwnReview } from './lock-own-review.ts'
import { reviewPictures } from './schema.ts'

/** Removes a picture from the user's own review; the rest was moderated before, so nothing waits again. */
export const removeReviewPicture = (db: Db, { file, ...own }: { productId: string; userId: string; file: string }) =>
  db.transaction(async (tx) => {
    const reviewId = await lockOwnReview(tx, own)
    const removed = await tx
      .delete(reviewPictures)
      .where(and(eq(reviewPictures.reviewId, reviewId), eq(reviewPictures.file, file)))
      .returning({ file: reviewPictures.file })
    if (removed.length) await emit(tx, reviewPicturesDropped([file], own.productId))
  })
