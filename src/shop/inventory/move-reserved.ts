import { sql } from 'drizzle-orm'
import { rowsOf, type Db } from '#platform/db.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { recordMoves } from './record-moves.ts'
import { sumByVariant, type Take } from './reserve-stock.ts'

type Cause = 'sold' | 'released'

/** What an order held is sold (it leaves the shelf) or released (it stays). Less reserved than asked for is a bug and throws. */
async function moveReserved(db: Db, actor: Actor, orderId: string, { cause, takes }: { cause: Cause; takes: Take[] }) {
  const sums = sumByVariant(takes)
  for (const { variantId, quantity } of sums) {
    const leaves = cause === 'sold' ? quantity : 0
    const rows = await rowsOf(
      db,
      sql`update stock set reserved = reserved - ${quantity}, on_hand = on_hand - ${leaves} where variant_id = ${variantId} and reserved >= ${quantity} returning 1`,
    )
    if (!rows.length) throw new Error(`${cause} ${quantity} of ${variantId} for ${orderId}, but less is reserved`)
  }
  await recordMoves(
    db,
    sums.map(({ variantId, quantity }) => ({
      variantId,
      cause,
      onHandChange: cause === 'sold' ? -quantity : 0,
      reservedChange: -quantity,
      orderId,
      actor,
    })),
  )
}

export const sellReserved = (db: Db, actor: Actor, orderId: string, takes: Take[]) =>
  moveReserved(db, actor, orderId, { cause: 'sold', takes })
export const releaseReserved = (db: Db, actor: Actor, orderId: string, takes: Take[]) =>
  moveReserved(db, actor, orderId, { cause: 'released', takes })
