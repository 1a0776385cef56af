import { sql } from 'drizzle-orm'
import { Refusal } from '#kit/refusal.ts'
import { rowsOf, type Db } from '#platform/db.server.ts'
import { emit } from '#platform/outbox.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { m } from '#words/messages.js'
import { stockChanged } from './events.ts'
import { recordMoves } from './record-moves.ts'

export type Loss = { variantId: string; quantity: number; note: string }

/** Broken, lost or stolen: it leaves the shelf for good, with the reason. Refuses what orders have reserved. */
export const writeOffStock = (db: Db, actor: Actor, { variantId, quantity, note }: Loss) =>
  db.transaction(async (tx) => {
    const rows = await rowsOf(
      tx,
      sql`update stock set on_hand = on_hand - ${quantity} where variant_id = ${variantId} and on_hand - ${quantity} >= reserved returning 1`,
    )
    if (!rows.length) throw new Refusal('stock-below-reserved', m.refusal_stock_below_reserved, {})
    const move = { variantId, cause: 'written_off' as const, onHandChange: -quantity, reservedChange: 0, note, actor }
    await recordMoves(tx, [move])
    await emit(tx, stockChanged([variantId]))
  })
