import { eq } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { reviewPictures, reviews } from './schema.ts'

/** The owner of a picture, and whether everybody may see it. */
export async function findReviewPicture(db: Db, id: string) {
  const [row] = await db
    .select({ userId: reviews.userId, state: reviews.state })
    .from(reviewPictures)
    .innerJoin(reviews, eq(reviews.id, reviewPictures.reviewId))
    .where(eq(reviewPictures.id, id))
  return row
}
