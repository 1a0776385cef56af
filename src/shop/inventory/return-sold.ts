import { sql } from 'drizzle-orm'
import type { Db } from '#platform/db.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { recordMoves } from './record-moves.ts'
import { sumByVariant, type Take } from './reserve-stock.ts'

/** A parcel came back unopened: what was sold stands on the shelf again. */
export async function returnSold(db: Db, actor: Actor, orderId: string, takes: Take[]) {
  const sums = sumByVariant(takes)
  for (const { variantId, quantity } of sums) {
    await db.execute(sql`update stock set on_hand = on_hand + ${quantity} where variant_id = ${variantId}`)
  }
  await recordMoves(
    db,
    sums.map(({ variantId, quantity }) => ({
      variantId,
      cause: 'returned',
      onHandChange: quantity,
      reservedChange: 0,
      orderId,
      actor,
    })),
  )
}
