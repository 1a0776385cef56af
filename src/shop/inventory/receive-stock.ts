import { sql } from 'drizzle-orm'
import type { Db } from '#platform/db.server.ts'
import { emit } from '#platform/outbox.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { stockChanged } from './events.ts'
import { recordMoves } from './record-moves.ts'
import { stock } from './schema.ts'
import { sumByVariant, type Take } from './order-moves.ts'

/** `batchId`: the delivery they came with. */
type About = { note?: string; batchId?: string }

/** Goods came in. A variant of which stock was never kept begins to be counted, with 0 if need be. */
export const receiveStock = (db: Db, actor: Actor, received: Take[], about: About = {}) =>
  db.transaction(async (tx) => {
    const sums = sumByVariant(received)
    await tx
      .insert(stock)
      .values(sums.map(({ variantId, quantity }) => ({ variantId, onHand: quantity })))
      .onConflictDoUpdate({ target: stock.variantId, set: { onHand: sql`${stock.onHand} + excluded.on_hand` } })
    const moves = sums.filter(({ quantity }) => quantity > 0)
    await recordMoves(
      tx,
      moves.map(({ variantId, quantity }) => ({
        variantId,
        cause: 'received',
        onHandChange: quantity,
        reservedChange: 0,
        ...about,
        actor,
      })),
    )
    await emit(tx, stockChanged(sums.map(({ variantId }) => variantId)))
  })
