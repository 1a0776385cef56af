import { and, eq, gt, sql } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { imports } from './schema.ts'

/** Imports of the last seven days with refused rows. */
export async function countImportsWithErrors(db: Db) {
  const [row] = await db
    .select({ n: sql<number>`count(*)::int` })
    .from(imports)
    .where(
      and(
        eq(imports.state, 'done'),
        gt(imports.at, sql`now() - interval '7 days'`),
        sql`(${imports.tally} ->> 'faulty')::int > 0`,
      ),
    )
  return row!.n
}
