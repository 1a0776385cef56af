import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#platform/db.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { releaseReserved } from './move-reserved.ts'
import type { Take } from './reserve-stock.ts'
import { stockMoves } from './schema.ts'

/** What an order still keeps of the stock, by the ledger, which knows every move of it: reserved, and neither sold nor released. */
export async function heldBy(db: Db, orderId: string): Promise<Take[]> {
  const rows = await db
    .select({ variantId: stockMoves.variantId, quantity: sql<number>`sum(${stockMoves.reservedChange})::int` })
    .from(stockMoves)
    .where(and(eq(stockMoves.orderId, orderId)))
    .groupBy(stockMoves.variantId)
    .orderBy(stockMoves.variantId)
  return rows.filter((row) => row.quantity > 0)
}

/** Inside a transaction that holds the order: all that it still keeps goes back to the shelf, however far it came. Answers what that was. */
export async function releaseHeld(tx: Db, actor: Actor, orderId: string) {
  const held = await heldBy(tx, orderId)
  await releaseReserved(tx, actor, orderId, held)
  return held
}
