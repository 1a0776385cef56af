import { sql } from 'drizzle-orm'
import { rowsOf, type Db } from '../postgres/db.server.ts'

/**
 * Queues a failed job again, to run at once; returns whether there was such a job. It does the same as `retry` of pg-boss, which may use another
 * connection, for which a transaction on PGlite would wait forever.
 */
export const retryFailedJob = async (db: Db, name: string, id: string) =>
  (
    await rowsOf(
      db,
      sql`update pgboss.job set state = 'retry', retry_limit = retry_limit + 1, completed_on = null
        where name = ${name} and id = ${id}::uuid and state = 'failed' returning id`,
    )
  ).length > 0
