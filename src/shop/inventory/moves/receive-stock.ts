import { eq, sql } from 'drizzle-orm'
import { recordChange, type AuditChange } from '#platform/audit/audit.server.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { emit } from '#platform/jobs/outbox.server.ts'
import { system, type Actor } from '#shop/identity/actor.ts'
import { variants } from '#shop/catalogue/schema.ts'
import { stockChanged } from '../events.ts'
import { recordMoves } from './record-moves.ts'
import { stock } from '../schema.ts'
import { sumByVariant, type Take } from './order-moves.ts'

/** `batchId`: the delivery of these goods. */
type About = { note?: string; batchId?: string }

/** Adds received goods to the stock. A variant without a stock row gets one, with 0 if need be. */
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
    if (actor !== system && moves.length) await recordChange(tx, actor, await deliveryOf(tx, moves, about))
    await emit(tx, stockChanged(sums.map(({ variantId }) => variantId)))
  })

/** A delivery in the audit log: one variant by its SKU, several by their number. The first stock of a demo shop has no actor. */
async function deliveryOf(tx: Db, takes: Take[], { note, batchId }: About): Promise<AuditChange> {
  const pieces = takes.reduce((sum, { quantity }) => sum + quantity, 0)
  const after = { pieces, note: note ?? null }
  const [only, ...others] = takes
  if (others.length)
    return { verb: 'stock.received', id: '', after: { ...after, sizes: takes.length, delivery: batchId } }
  const [variant] = await tx.select({ sku: variants.sku }).from(variants).where(eq(variants.id, only!.variantId))
  return { verb: 'stock.received', id: only!.variantId, name: variant?.sku, after }
}
