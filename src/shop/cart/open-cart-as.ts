import type { Db } from '#platform/postgres/db.server.ts'
import { carts } from './schema.ts'

/** Inside a transaction: a cart under a name that its form made up. Whoever sends the same form meanwhile waits here until the first is done. */
export const openCartAs = (tx: Db, cartId: string) => tx.insert(carts).values({ id: cartId }).onConflictDoNothing()
