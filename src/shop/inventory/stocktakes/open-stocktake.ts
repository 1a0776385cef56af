import type { Db } from '#platform/postgres/db.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { stocktakes } from '../schema.ts'

/** Opens a stocktake. The id comes with the form: a form sent twice opens one. */
export const openStocktake = async (db: Db, actor: Actor, { id, note }: { id: string; note: string }) => {
  await db.insert(stocktakes).values({ id, note, openedBy: actor }).onConflictDoNothing()
}
