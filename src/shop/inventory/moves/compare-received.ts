import { eq, sum } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { stockMoves } from '../schema.ts'
import { withoutTakes, type Take } from './order-moves.ts'

/**
 * A delivery that is sent again beside what was booked for it: its form may have been changed after its answer was lost.
 * `added`: pieces that were not booked; `gone`: booked pieces that it no longer lists.
 */
export async function compareReceived(db: Db, { id, takes }: { id: string; takes: Take[] }) {
  const received = await db
    .select({ variantId: stockMoves.variantId, quantity: sum(stockMoves.onHandChange).mapWith(Number) })
    .from(stockMoves)
    .where(eq(stockMoves.batchId, id))
    .groupBy(stockMoves.variantId)
  return { added: withoutTakes(takes, received), gone: withoutTakes(received, takes) }
}
