import { eq } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { listed } from '../schema.ts'

/** Mean of a product's shown reviews, 1–5; null when it has none. */
export const setRating = (db: Db, productId: string, mean: number | null) =>
  db
    .update(listed)
    .set({ rating: mean === null ? 0 : Math.round(mean * 100) })
    .where(eq(listed.productId, productId))
