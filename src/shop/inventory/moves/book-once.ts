import type { Db } from '#platform/postgres/db.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { stockBatches } from '../schema.ts'

type Batch = {
  /** Comes with the form: a form sent twice is booked once. */
  id: string
  note: string | null
}

/** Runs a booking whole or not at all, unless one with this id was made before. Answers whether it was new. */
export const bookOnce = (db: Db, actor: Actor, batch: Batch, book: (tx: Db) => Promise<unknown>): Promise<boolean> =>
  db.transaction(async (tx) => {
    const [created] = await tx
      .insert(stockBatches)
      .values({ ...batch, actor })
      .onConflictDoNothing()
      .returning({ id: stockBatches.id })
    if (!created) return false
    await book(tx)
    return true
  })
