import { eq, sum } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { stockMoves } from '../schema.ts'
import { withoutTakes, type Take } from './order-moves.ts'

/** The pieces that were not yet in a delivery when it was booked: lines may have been added to its form after its answer was lost. */
export async function listUnreceived(db: Db, { id, takes }: { id: string; takes: Take[] }) {
  const received = await db
    .select({ variantId: stockMoves.variantId, quantity: sum(stockMoves.onHandChange).mapWith(Number) })
    .from(stockMoves)
    .where(eq(stockMoves.batchId, id))
    .groupBy(stockMoves.variantId)
  return withoutTakes(takes, received)
}
