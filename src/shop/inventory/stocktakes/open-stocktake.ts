import type { Db } from '#platform/postgres/db.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { stocktakes } from '../schema.ts'

/** Begins a count. The id comes with the form: sent twice, one is begun. */
export const openStocktake = async (db: Db, actor: Actor, { id, note }: { id: string; note: string }) => {
  await db.insert(stocktakes).values({ id, note, openedBy: actor }).onConflictDoNothing()
}
