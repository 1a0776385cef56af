import { sql } from 'drizzle-orm'
import type { Db } from '#platform/db.server.ts'
import { inOneBreath } from '#platform/in-one-breath.ts'
import { prebuiltRows } from '#platform/prebuilt.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { recordMoves } from './record-moves.ts'

export type Take = { variantId: string; quantity: number }
export type Taken = { variantId: string; available: number }

/**
 * Takes from what is left, or says of what there is too little. Quantities are summed per variant and each is taken by one UPDATE with its own condition,
 * in the order of ids: two buyers cannot both win the last pair, and two baskets cannot wait for each other. Where something is short the caller rolls back.
 */
export async function reserveStock(
  db: Db,
  actor: Actor,
  orderId: string,
  wanted: Take[],
): Promise<{ taken: Taken[]; short: string[] }> {
  const takes = sumByVariant(wanted)
  const rows = await inOneBreath(...takes.map((one) => take(db, one)))
  const taken = rows.flatMap((row) => row ?? [])
  const short = takes.filter((_, at) => !rows[at]).map(({ variantId }) => variantId)
  if (short.length) return { taken, short }
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

async function take(db: Db, { variantId, quantity }: Take): Promise<Taken | undefined> {
  const [row] = await takeOf(db, { variantId, quantity })
  return row && { variantId, available: row.available }
}
const [asked, variant] = [sql.placeholder('quantity'), sql.placeholder('variantId')]
const takeOf = prebuiltRows<{ available: number }>(
  sql`update stock set reserved = reserved + ${asked}::int where variant_id = ${variant} and on_hand - reserved >= ${asked}::int returning on_hand - reserved as available`,
)

export function sumByVariant(takes: Take[]): Take[] {
  const sums = new Map<string, number>()
  for (const { variantId, quantity } of takes) sums.set(variantId, (sums.get(variantId) ?? 0) + quantity)
  return [...sums]
    .map(([variantId, quantity]) => ({ variantId, quantity }))
    .sort((a, b) => (a.variantId < b.variantId ? -1 : 1))
}
