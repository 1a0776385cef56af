import { sql } from 'drizzle-orm'
import { Refusal } from '#kit/refusal.ts'
import { rowsOf, type Db } from '#platform/db.server.ts'
import { emit } from '#platform/outbox.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { m } from '#words/messages.js'
import { stockChanged } from './events.ts'
import { recordMoves } from './record-moves.ts'
import { stock } from './schema.ts'

export type Adjustment = { variantId: string; change: number; note: string }

/** Corrects on hand by hand, with the reason. Refuses to fall below what orders have reserved. */
export const adjustStock = (db: Db, actor: Actor, { variantId, change, note }: Adjustment) =>
  db.transaction(async (tx) => {
    await tx.insert(stock).values({ variantId }).onConflictDoNothing()
    const rows = await rowsOf(
      tx,
      sql`update stock set on_hand = on_hand + ${change} where variant_id = ${variantId} and on_hand + ${change} >= reserved returning 1`,
    )
    if (!rows.length) throw new Refusal('stock-below-reserved', m.refusal_stock_below_reserved, {})
    await recordMoves(tx, [{ variantId, cause: 'adjusted', onHandChange: change, reservedChange: 0, note, actor }])
    await emit(tx, stockChanged([variantId]))
  })
