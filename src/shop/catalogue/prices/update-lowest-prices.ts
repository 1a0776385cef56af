import { sql } from 'drizzle-orm'
import { isOneOf } from '#platform/postgres/columns.server.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { paidNow } from './paid-now.ts'
import { products, variants } from '../schema.ts'

/** Updates the prices by which product lists are sorted. Runs after each price change, and when a sale begins or ends. */
export const updateLowestPrices = (db: Db, productIds: string[]) =>
  db
    .update(products)
    .set({
      paidFrom: sql`(select min(${paidNow}) from ${variants} where ${variants.productId} = ${products.id} and ${variants.archivedAt} is null)`,
    })
    .where(isOneOf(products.id, productIds))
