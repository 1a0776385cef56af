import { eq } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { emit } from '#platform/jobs/outbox.server.ts'
import { productChanged } from './events.ts'
import { products } from './schema.ts'
import { updateLowestPrices } from './prices/update-lowest-prices.ts'

/** Updates the time by which editors notice each other's changes, and refreshes pages and lists. */
export async function touchProduct(tx: Db, productId: string) {
  await tx.update(products).set({ updatedAt: new Date() }).where(eq(products.id, productId))
  await updateLowestPrices(tx, [productId])
  await emit(tx, productChanged(productId))
}
