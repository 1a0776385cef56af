import { and, eq } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { listPicturesOf } from './list-reviews.ts'
import { publicReviewColumns } from './public-review-columns.ts'
import { reviews } from './schema.ts'

/** A user's own review of a product, in any state, with its pictures. */
export async function findOwnReview(db: Db, { productId, userId }: { productId: string; userId: string }) {
  const [own] = await db
    .select({ id: reviews.id, ...publicReviewColumns, state: reviews.state })
    .from(reviews)
    .where(and(eq(reviews.productId, productId), eq(reviews.userId, userId)))
  if (!own) return
  return { ...own, pictures: (await listPicturesOf(db, [own.id])).map(({ file }) => file) }
}
export type OwnReview = NonNullable<Awaited<ReturnType<typeof findOwnReview>>>
