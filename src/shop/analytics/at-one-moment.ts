import type { Db } from '#platform/postgres/db.server.ts'

/** Several sums that must fit each other are read from one picture of the shop, though orders come in meanwhile. */
export const atOneMoment = <T>(db: Db, read: (tx: Db) => Promise<T>) =>
  db.transaction(read, { isolationLevel: 'repeatable read', accessMode: 'read only' })
