import { Refusal } from '#kit/refusal.ts'
import { recordChange } from '#platform/audit/audit.server.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { emit } from '#platform/jobs/outbox.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { m } from '#words/messages.js'
import { correctionOf } from './correction-of.ts'
import { stockChanged } from '../events.ts'
import { moveStockIfThere } from './move-stock.ts'
import { stock } from '../schema.ts'

type Adjustment = { variantId: string; change: number; note: string }

/** Corrects on hand manually, with the reason. Refuses to fall below the reserved pieces. */
export const adjustStock = (db: Db, actor: Actor, { variantId, change, note }: Adjustment) =>
  db.transaction(async (tx) => {
    await tx.insert(stock).values({ variantId }).onConflictDoNothing()
    const move = { variantId, cause: 'adjusted' as const, onHandChange: change, reservedChange: 0, note }
    const { short } = await moveStockIfThere(tx, actor, [move])
    if (short.length) throw new Refusal('stock-below-reserved', m.refusal_stock_below_reserved, {})
    await recordChange(tx, actor, await correctionOf(tx, { verb: 'stock.adjusted', variantId, change, note }))
    await emit(tx, stockChanged([variantId]))
  })
