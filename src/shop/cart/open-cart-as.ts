import type { Db } from '#platform/postgres/db.server.ts'
import { carts } from './schema.ts'

/** Inside a transaction: opens a cart under an id that the form made. The same form sent twice at once waits here until the first is done. */
export const openCartAs = (tx: Db, cartId: string) => tx.insert(carts).values({ id: cartId }).onConflictDoNothing()
