import { sql } from 'drizzle-orm'
import { rowsOf, type Db } from '../postgres/db.server.ts'

/**
 * Puts a job that was given up back into the queue, once more and at once; answers whether there was such a job. What pg-boss does by
 * `retry`, written here because that may ask over a connection of its own, for which a transaction on PGlite would wait for ever.
 */
export const retryFailedJob = async (db: Db, name: string, id: string) =>
  (
    await rowsOf(
      db,
      sql`update pgboss.job set state = 'retry', retry_limit = retry_limit + 1, completed_on = null
        where name = ${name} and id = ${id}::uuid and state = 'failed' returning id`,
    )
  ).length > 0
