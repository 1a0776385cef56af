import type { Db } from '#platform/postgres/db.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { receiveStock } from './receive-stock.ts'
import { sumByVariant, type Take } from './order-moves.ts'
import { stockBatches } from '../schema.ts'

type StockDelivery = {
  /** Comes with the form: a form sent twice is received once. */
  id: string
  note: string | null
  takes: Take[]
}

/** Receives many goods at once, whole or not at all. Answers whether the delivery was new. */
export const receiveDelivery = (db: Db, actor: Actor, { id, note, takes }: StockDelivery): Promise<boolean> =>
  db.transaction(async (tx) => {
    const [created] = await tx
      .insert(stockBatches)
      .values({ id, note, actor })
      .onConflictDoNothing()
      .returning({ id: stockBatches.id })
    if (!created) return false
    await receiveStock(tx, actor, sumByVariant(takes), { note: note ?? undefined, batchId: id })
    return true
  })
