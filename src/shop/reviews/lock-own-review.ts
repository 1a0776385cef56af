import { and, eq } from 'drizzle-orm'
import { Refusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { m } from '#words/messages.js'
import { reviews } from './schema.ts'

/** Locks the user's own review of a product until the transaction ends and answers its id; another user's cannot be reached. */
export async function lockOwnReview(db: Db, { productId, userId }: { productId: string; userId: string }) {
  const [own] = await db
    .select({ id: reviews.id })
    .from(reviews)
    .where(and(eq(reviews.productId, productId), eq(reviews.userId, userId)))
    .for('update')
  if (!own) throw new Refusal('review-unknown', m.review_own_unknown, {})
  return own.id
}
