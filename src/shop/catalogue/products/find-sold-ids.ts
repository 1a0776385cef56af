import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { products } from '../schema.ts'

/** The products that are for sale now, in the given order. */
export async function findSoldIds(db: Db, ids: string[]) {
  if (!ids.length) return []
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(and(inArray(products.id, ids), eq(products.status, 'active')))
  const sold = new Set(rows.map(({ id }) => id))
  return ids.filter((id) => sold.has(id))
}
