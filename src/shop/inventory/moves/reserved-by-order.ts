import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import type { Take } from './order-moves.ts'
import { stockMoves } from '../schema.ts'

/** The pieces that an order still reserves, computed from the ledger: reserved, and neither sold nor released. */
export async function reservedByOrder(db: Db, orderId: string): Promise<Take[]> {
  const rows = await db
    .select({ variantId: stockMoves.variantId, quantity: sql<number>`sum(${stockMoves.reservedChange})::int` })
    .from(stockMoves)
    .where(and(eq(stockMoves.orderId, orderId)))
    .groupBy(stockMoves.variantId)
    .orderBy(stockMoves.variantId)
  return rows.filter((row) => row.quantity > 0)
}
