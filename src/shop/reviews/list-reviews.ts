import { and, asc, count, desc, eq, exists, inArray, type SQL } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import type { ProductReviewParams } from './product-review-params.ts'
import type { ReviewSort } from './review.ts'
import { publicReviewColumns } from './public-review-columns.ts'
import { reviewPictures, reviews } from './schema.ts'

export const reviewsOnPage = 10

/** The last criterion is the age, so that the order is stable and pages do not change between requests. */
const orders: Record<ReviewSort, SQL[]> = {
  newest: [desc(reviews.createdAt), desc(reviews.id)],
  best: [desc(reviews.rating), desc(reviews.createdAt), desc(reviews.id)],
  lowest: [asc(reviews.rating), desc(reviews.createdAt), desc(reviews.id)],
}

type ReviewsQuery = Omit<ProductReviewParams, 'page'> & { page?: number; limit?: number }

/** Published reviews of a product that match the parameters, with their pictures; of the writer only the name they gave. */
export async function listReviews(db: Db, productId: string, query: ReviewsQuery) {
  const { limit = reviewsOnPage, page = 1 } = query
  const fitting = fits(db, productId, query)
  const [counted] = await db.select({ total: count() }).from(reviews).where(fitting)
  const rows = await db
    .select({ id: reviews.id, ...publicReviewColumns, locale: reviews.locale, createdAt: reviews.createdAt })
    .from(reviews)
    .where(fitting)
    .orderBy(...orders[query.sort])
    .offset((page - 1) * limit)
    .limit(limit)
  const pictures = await listPicturesOf(
    db,
    rows.map(({ id }) => id),
  )
  return {
    total: counted!.total,
    rows: rows.map((row) => ({
      ...row,
      pictures: pictures.filter(({ reviewId }) => reviewId === row.id).map(({ file }) => file),
    })),
  }
}
export type ShownReview = Awaited<ReturnType<typeof listReviews>>['rows'][number]

/** Files of the pictures of these reviews, in their order. */
export const listPicturesOf = async (db: Db, reviewIds: string[]) =>
  reviewIds.length
    ? db
        .select({ reviewId: reviewPictures.reviewId, file: reviewPictures.file })
        .from(reviewPictures)
        .where(inArray(reviewPictures.reviewId, reviewIds))
        .orderBy(asc(reviewPictures.position))
    : []

const fits = (db: Db, productId: string, { stars, size, level, photos }: ReviewsQuery) =>
  and(
    eq(reviews.productId, productId),
    eq(reviews.state, 'shown'),
    stars ? eq(reviews.rating, stars) : undefined,
    size ? eq(reviews.size, size) : undefined,
    level ? eq(reviews.level, level) : undefined,
    photos
      ? exists(db.select({ id: reviewPictures.id }).from(reviewPictures).where(eq(reviewPictures.reviewId, reviews.id)))
      : undefined,
  )
