import { count, eq, max } from 'drizzle-orm'
import { Refusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { emit } from '#platform/jobs/outbox.server.ts'
import { savePhoto } from '#shop/media/save-photo.ts'
import { m } from '#words/messages.js'
import { contentWritten } from './events.ts'
import { lockOwnReview } from './lock-own-review.ts'
import { maxReviewPictures } from './review.ts'
import { reviewPictures, reviews } from './schema.ts'

type NewPicture = { productId: string; userId: string; bytes: Uint8Array }

/** Adds a picture to the user's own review. The review waits for moderation again, since nobody has seen the picture. */
export const addReviewPicture = (db: Db, { bytes, ...own }: NewPicture) =>
  savePhoto('review-pictures', bytes, (row) =>
    db.transaction(async (tx) => {
      const reviewId = await lockOwnReview(tx, own)
      const [counted] = await tx
        .select({ pictures: count(), last: max(reviewPictures.position) })
        .from(reviewPictures)
        .where(eq(reviewPictures.reviewId, reviewId))
      if (counted!.pictures >= maxReviewPictures)
        throw new Refusal('picture-many', m.media_photo_many, { count: maxReviewPictures })
      await tx.insert(reviewPictures).values({ ...row, reviewId, position: (counted!.last ?? 0) + 1 })
      await tx
        .update(reviews)
        .set({ state: 'waiting', decidedAt: null, decidedBy: null, decidedWhy: null })
        .where(eq(reviews.id, reviewId))
      await emit(tx, contentWritten('review', reviewId, own.productId))
    }),
  )
