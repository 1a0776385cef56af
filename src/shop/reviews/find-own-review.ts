import { and, eq } from 'drizzle-orm'
import type { Db } from '#platform/db.server.ts'
import { listPicturesOf } from './list-reviews.ts'
import { reviews } from './schema.ts'

/** What somebody said of a product, in whatever state, with its pictures. */
export async function findOwnReview(db: Db, { productId, userId }: { productId: string; userId: string }) {
  const [own] = await db
    .select({
      id: reviews.id,
      name: reviews.name,
      rating: reviews.rating,
      title: reviews.title,
      text: reviews.text,
      fit: reviews.fit,
      size: reviews.size,
      level: reviews.level,
      verified: reviews.verified,
      state: reviews.state,
      reply: reviews.reply,
    })
    .from(reviews)
    .where(and(eq(reviews.productId, productId), eq(reviews.userId, userId)))
  if (!own) return
  return { ...own, pictures: (await listPicturesOf(db, [own.id])).map(({ file }) => file) }
}
export type OwnReview = NonNullable<Awaited<ReturnType<typeof findOwnReview>>>
