import { eq } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { stocktakeLines } from '../schema.ts'

/** The lines of a stocktake so far, by variant. */
export async function listStocktakeLines(db: Db, stocktakeId: string) {
  const rows = await db.select().from(stocktakeLines).where(eq(stocktakeLines.stocktakeId, stocktakeId))
  return new Map(rows.map((row) => [row.variantId, row]))
}
