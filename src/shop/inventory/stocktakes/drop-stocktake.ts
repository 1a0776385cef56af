import { eq } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { lockStocktake } from './lock-stocktake.ts'
import { stocktakes } from '../schema.ts'

/** Discards a stocktake: it changes no stock. */
export const dropStocktake = (db: Db, actor: Actor, id: string) =>
  db.transaction(async (tx) => {
    await lockStocktake(tx, id)
    await tx
      .update(stocktakes)
      .set({ state: 'dropped', closedBy: actor, closedAt: new Date() })
      .where(eq(stocktakes.id, id))
  })
