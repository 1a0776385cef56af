import { sql } from 'drizzle-orm'
import { isOneOf } from '#platform/postgres/columns.server.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { paidNow } from './paid-now.ts'
import { products, variants } from '../schema.ts'

/** Keeps true by what the lists of the shopkeeper sort: asked whenever a price changed, also by itself since a sale began or ended. */
export const updateLowestPrices = (db: Db, productIds: string[]) =>
  db
    .update(products)
    .set({
      paidFrom: sql`(select min(${paidNow}) from ${variants} where ${variants.productId} = ${products.id} and ${variants.archivedAt} is null)`,
    })
    .where(isOneOf(products.id, productIds))
