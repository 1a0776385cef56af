import { eq } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { listedProducts } from '../schema.ts'

/** Sets the mean rating of a product's published reviews, 1–5; null if it has none. */
export const setRating = (db: Db, productId: string, mean: number | null) =>
  db
    .update(listedProducts)
    .set({ rating: mean === null ? 0 : Math.round(mean * 100) })
    .where(eq(listedProducts.productId, productId))
