import { sql } from 'drizzle-orm'
import { rowsOf, type Db } from '#platform/db.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { recordMoves } from './record-moves.ts'

export type Take = { variantId: string; quantity: number }
export type Taken = { variantId: string; available: number }

/**
 * Takes from what is left, or says of what there is too little. Quantities are summed per variant and each is taken by one UPDATE with its own condition,
 * in the order of ids: two buyers cannot both win the last pair, and two baskets cannot wait for each other.
 */
export async function reserveStock(
  db: Db,
  actor: Actor,
  orderId: string,
  wanted: Take[],
): Promise<{ taken: Taken[]; short: string[] }> {
  const takes = sumByVariant(wanted)
  const taken: Taken[] = []
  for (const { variantId, quantity } of takes) {
    const [row] = await rowsOf<{ available: number }>(
      db,
      sql`update stock set reserved = reserved + ${quantity} where variant_id = ${variantId} and on_hand - reserved >= ${quantity} returning on_hand - reserved as available`,
    )
    if (!row) return { taken, short: [variantId] }
    taken.push({ variantId, available: row.available })
  }
  await recordMoves(
    db,
    takes.map(({ variantId, quantity }) => ({
      variantId,
      cause: 'reserved',
      onHandChange: 0,
      reservedChange: quantity,
      orderId,
      actor,
    })),
  )
  return { taken, short: [] }
}

export function sumByVariant(takes: Take[]): Take[] {
  const sums = new Map<string, number>()
  for (const { variantId, quantity } of takes) sums.set(variantId, (sums.get(variantId) ?? 0) + quantity)
  return [...sums]
    .map(([variantId, quantity]) => ({ variantId, quantity }))
    .sort((a, b) => (a.variantId < b.variantId ? -1 : 1))
}
