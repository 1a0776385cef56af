import { and, count, eq, isNull } from 'drizzle-orm'
import type { Locale } from '#kit/localized.ts'
import { Refusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { hasStock } from '#shop/catalogue/product.ts'
import { products, variants } from '#shop/catalogue/schema.ts'
import { m } from '#words/messages.js'
import { availableOf } from '../queries.ts'
import { stockWatches } from '../schema.ts'

/** More than one person waits for; a bound on watches that others could enter for an address. */
export const maxWatches = 30

type Watch = { variantId: string; email: string; locale: Locale; userId: string | null }

/** Stores a watch for one email when this is back. A repeated watch, or one beyond the limit, changes nothing and gets the same answer: it must not reveal who waits for what. */
export const watchStock = (db: Db, { email: typed, ...watch }: Watch) =>
  db.transaction(async (tx) => {
    const email = typed.toLowerCase()
    if (!(await isSold(tx, watch.variantId))) throw new Refusal('variant-unknown', m.watch_unknown, {})
    if ((await availableOf(tx, [watch.variantId])).get(watch.variantId)! > 0)
      throw new Refusal('in-stock', m.watch_in_stock, {})
    const [waiting] = await tx
      .select({ number: count() })
      .from(stockWatches)
      .where(and(eq(stockWatches.email, email), isNull(stockWatches.notifiedAt)))
    if (waiting!.number >= maxWatches) return
    await tx
      .insert(stockWatches)
      .values({ ...watch, email })
      .onConflictDoNothing()
  })

async function isSold(tx: Db, variantId: string) {
  const [row] = await tx
    .select({ category: products.category })
    .from(variants)
    .innerJoin(products, and(eq(products.id, variants.productId), eq(products.status, 'active')))
    .where(and(eq(variants.id, variantId), isNull(variants.archivedAt)))
  return row !== undefined && hasStock(row.category)
}
