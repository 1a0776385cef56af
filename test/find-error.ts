import { desc, eq, or, sql } from 'drizzle-orm'
import { errorLog } from '#platform/errors/error-log-schema.server.ts'
import type { Db } from '#platform/postgres/db.server.ts'

/** By the id on the error screen; for repeated errors by any of the newest ids. */
export const findError = async (db: Db, errorId: string) =>
  (
    await db
      .select()
      .from(errorLog)
      .where(
        or(eq(errorLog.errorId, errorId), sql`${errorLog.details} @> ${JSON.stringify({ ids: [errorId] })}::jsonb`),
      )
      .orderBy(desc(errorLog.id))
      .limit(1)
  )[0]
