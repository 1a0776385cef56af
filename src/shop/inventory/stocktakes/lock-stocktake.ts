import { eq } from 'drizzle-orm'
import { Refusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { m } from '#words/messages.js'
import { stocktakes } from '../schema.ts'

/** Locks an open stocktake until the end of the transaction. Refuses a closed one. */
export async function lockStocktake(tx: Db, id: string) {
  const [count] = await tx.select().from(stocktakes).where(eq(stocktakes.id, id)).for('update')
  if (!count) throw new Refusal('stocktake-unknown', m.stock_count_unknown, {})
  if (count.state !== 'open') throw new Refusal('stocktake-over', m.stock_count_over, {})
  return count
}
