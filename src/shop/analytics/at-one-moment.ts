import type { Db } from '#platform/postgres/db.server.ts'

/** Runs several reads on one snapshot, so that their sums agree although orders come in meanwhile. */
export const atOneMoment = <T>(db: Db, read: (tx: Db) => Promise<T>) =>
  db.transaction(read, { isolationLevel: 'repeatable read', accessMode: 'read only' })
