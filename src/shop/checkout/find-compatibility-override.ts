import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { pairOverrides } from './schema.ts'

/** The unused override of this mark, unless staff withdrew it. */
export const findCompatibilityOverride = async (db: Db, mark: string) =>
  (
    await db
      .select()
      .from(pairOverrides)
      .where(and(eq(pairOverrides.mark, mark), isNull(pairOverrides.usedAt), isNull(pairOverrides.withdrawnAt)))
  )[0]
