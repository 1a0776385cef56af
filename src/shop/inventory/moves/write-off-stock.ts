import { Refusal } from '#kit/refusal.ts'
import { recordChange } from '#platform/audit/audit.server.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { emit } from '#platform/jobs/outbox.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { m } from '#words/messages.js'
import { correctionOf } from './correction-of.ts'
import { stockChanged } from '../events.ts'
import { moveStockIfThere } from './move-stock.ts'

type WriteOff = { variantId: string; quantity: number; note: string }

/** Removes broken, lost or stolen pieces from stock for good, with the reason. Refuses pieces that orders have reserved. */
export const writeOffStock = (db: Db, actor: Actor, { variantId, quantity, note }: WriteOff) =>
  db.transaction(async (tx) => {
    const move = { variantId, cause: 'written_off' as const, onHandChange: -quantity, reservedChange: 0, note }
    const { short } = await moveStockIfThere(tx, actor, [move])
    if (short.length) throw new Refusal('stock-below-reserved', m.refusal_stock_below_reserved, {})
    const lost = { verb: 'stock.written-off', variantId, change: -quantity, note } as const
    await recordChange(tx, actor, await correctionOf(tx, lost))
    await emit(tx, stockChanged([variantId]))
  })
