import { count, eq, max } from 'drizzle-orm'
import { Refusal, type Words } from '#kit/refusal.ts'
import type { Db } from '#platform/db.server.ts'
import { emit } from '#platform/outbox.server.ts'
import { files } from '#platform/files.server.ts'
import { PictureRefused } from '#platform/square-picture.server.ts'
import { wholePicture } from '#platform/whole-picture.server.ts'
import { m } from '#words/messages.js'
import { dropPictureFiles } from './drop-picture-files.ts'
import { written } from './events.ts'
import { lockOwnReview } from './lock-own-review.ts'
import { mostPictures, pictureWidths } from './review.ts'
import { pictureFile, picturePath } from './review-picture.ts'
import { reviewPictures, reviews } from './schema.ts'

const reasons: Record<PictureRefused['reason'], Words<object>> = {
  kind: m.review_picture_kind,
  broken: m.review_picture_broken,
  pixels: m.review_picture_pixels,
}

type Wanted = { productId: string; userId: string; bytes: Uint8Array }

/** One more picture for somebody's own review, drawn anew from bytes that nobody can be sure of. The review waits again: the picture has not been seen. */
export async function addPicture(db: Db, { productId, userId, bytes }: Wanted) {
  const made = await wholePicture(bytes, pictureWidths).catch((error: unknown) => {
    if (error instanceof PictureRefused) throw new Refusal(`picture-${error.reason}`, reasons[error.reason], {})
    throw error
  })
  const id = crypto.randomUUID()
  const file = pictureFile(id)
  for (const width of pictureWidths) await files.put(picturePath(file, width).slice(1), made.get(width)!)
  // The row comes last: a file nobody points to does no harm, a pointer to no file would.
  await keep(db, { id, file, productId, userId }).catch(async (error: unknown) => {
    await dropPictureFiles([file])
    throw error
  })
  return file
}

const keep = (db: Db, { id, file, ...own }: { id: string; file: string; productId: string; userId: string }) =>
  db.transaction(async (tx) => {
    const reviewId = await lockOwnReview(tx, own)
    const [had] = await tx
      .select({ pictures: count(), last: max(reviewPictures.position) })
      .from(reviewPictures)
      .where(eq(reviewPictures.reviewId, reviewId))
    if (had!.pictures >= mostPictures) throw new Refusal('picture-many', m.review_picture_many, { count: mostPictures })
    await tx.insert(reviewPictures).values({ id, reviewId, file, position: (had!.last ?? 0) + 1 })
    await tx.update(reviews).set({ state: 'waiting', decidedAt: null, decidedBy: null }).where(eq(reviews.id, reviewId))
    await emit(tx, written('review', reviewId, own.productId))
  })
