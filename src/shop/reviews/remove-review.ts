import { eq } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { emit } from '#platform/jobs/outbox.server.ts'
import { reviewPicturesDropped, contentWithdrawn } from './events.ts'
import { lockOwnReview } from './lock-own-review.ts'
import { reviewPictures, reviews } from './schema.ts'

/** Deletes the user's own review. */
export const removeReview = (db: Db, own: { productId: string; userId: string }) =>
  db.transaction(async (tx) => {
    const id = await lockOwnReview(tx, own)
    const removed = await tx
      .delete(reviewPictures)
      .where(eq(reviewPictures.reviewId, id))
      .returning({ file: reviewPictures.file })
    await tx.delete(reviews).where(eq(reviews.id, id))
    await emit(tx, contentWithdrawn('review', id, own.productId))
    if (removed.length)
      await emit(
        tx,
        reviewPicturesDropped(
          removed.map(({ file }) => file),
          own.productId,
        ),
      )
  })
