import { sql } from 'drizzle-orm'
import { recordChange } from '#platform/audit/audit.server.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { emit } from '#platform/jobs/outbox.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { stockChanged } from '../events.ts'
import { recordMoves } from './record-moves.ts'
import { stock } from '../schema.ts'

type Moves = { moves: { variantId: string; change: number }[]; note: string }

/**
 * Corrects on hand of many variants in few statements. The caller has locked the rows (lock-variant-rows.ts) and made sure that none falls below its
 * reserved pieces.
 */
export async function adjustMany(tx: Db, actor: Actor, { moves: corrections, note }: Moves) {
  if (!corrections.length) return
  const moves = corrections.toSorted((a, b) => (a.variantId < b.variantId ? -1 : 1))
  const ids = moves.map(({ variantId }) => variantId)
  await tx
    .insert(stock)
    .values(ids.map((variantId) => ({ variantId })))
    .onConflictDoNothing()
  const changes = sql`unnest(${sql.param(ids)}::uuid[], ${sql.param(moves.map(({ change }) => change))}::int[])`
  await tx.execute(
    sql`update stock set on_hand = on_hand + moved.change from ${changes} as moved(id, change) where variant_id = moved.id`,
  )
  await recordMoves(
    tx,
    moves.map(({ variantId, change }) => ({
      variantId,
      cause: 'adjusted' as const,
      onHandChange: change,
      reservedChange: 0,
      note,
      actor,
    })),
  )
  const after = { note, variants: ids.length, pieces: moves.reduce((sum, { change }) => sum + change, 0) }
  await recordChange(tx, actor, { verb: 'stock.adjusted', id: ids.length === 1 ? ids[0]! : '', name: note, after })
  await emit(tx, stockChanged(ids))
}
