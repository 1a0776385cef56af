import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { listArrivals } from '#shop/orders/shipments/list-arrivals.ts'
import { findOrder } from '#shop/orders/queries.ts'
import { reviews } from '#shop/reviews/schema.ts'

/** Reviews written before a parcel arrived become verified by what was in it. Returns the product ids. */
export async function verifyReviews(db: Db, orderId: string) {
  const order = await findOrder(db, orderId)
  if (!order?.userId) return []
  const arrivals = await listArrivals(db, orderId)
  const products = order.lines.filter(({ id }) => arrivals.has(id)).map(({ productId }) => productId)
  const rows = await db
    .update(reviews)
    .set({ verified: true })
    .where(and(eq(reviews.userId, order.userId), inArray(reviews.productId, products), eq(reviews.verified, false)))
    .returning({ productId: reviews.productId })
  return rows.map(({ productId }) => productId)
}
