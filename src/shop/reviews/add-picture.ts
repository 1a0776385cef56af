import { count, eq, max } from 'drizzle-orm'
import { Refusal } from '#kit/refusal.ts'
import type { Db } from '#platform/db.server.ts'
import { emit } from '#platform/outbox.server.ts'
import { keepPhoto } from '#shop/media/keep-photo.ts'
import { m } from '#words/messages.js'
import { written } from './events.ts'
import { lockOwnReview } from './lock-own-review.ts'
import { mostPictures } from './review.ts'
import { reviewPictures, reviews } from './schema.ts'

type Wanted = { productId: string; userId: string; bytes: Uint8Array }

/** One more picture for somebody's own review. The review waits again: the picture has not been seen. */
export const addPicture = (db: Db, { bytes, ...own }: Wanted) =>
  keepPhoto('review-pictures', bytes, (row) =>
    db.transaction(async (tx) => {
      const reviewId = await lockOwnReview(tx, own)
      const [had] = await tx
        .select({ pictures: count(), last: max(reviewPictures.position) })
        .from(reviewPictures)
        .where(eq(reviewPictures.reviewId, reviewId))
      if (had!.pictures >= mostPictures) throw new Refusal('picture-many', m.photo_many, { count: mostPictures })
      await tx.insert(reviewPictures).values({ ...row, reviewId, position: (had!.last ?? 0) + 1 })
      await tx
        .update(reviews)
        .set({ state: 'waiting', decidedAt: null, decidedBy: null })
        .where(eq(reviews.id, reviewId))
      await emit(tx, written('review', reviewId, own.productId))
    }),
  )
