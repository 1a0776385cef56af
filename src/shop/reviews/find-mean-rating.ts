import { and, avg, eq } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { reviews } from './schema.ts'

/** Mean of the published reviews of a product; null if there is none. */
export async function findMeanRating(db: Db, productId: string) {
  const [row] = await db
    .select({ mean: avg(reviews.rating) })
    .from(reviews)
    .where(and(eq(reviews.productId, productId), eq(reviews.state, 'shown')))
  return row?.mean == null ? null : Number(row.mean)
}
