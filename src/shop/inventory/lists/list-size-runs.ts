import { asc, desc } from 'drizzle-orm'
import type { Locale } from '#kit/localized.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { findBrokenRuns, type BrokenRun } from './find-broken-runs.ts'
import { refreshReadModels } from './refresh-read-models.ts'
import { sizeRunList } from '../schema.ts'

export const runsPerPage = 50

/** One page of broken runs, the one that loses most first: the read model finds the rows, the stock itself has the missing sizes. */
export async function listSizeRuns(
  db: Db,
  locale: Locale,
  { page, limit = runsPerPage }: { page: number; limit?: number },
): Promise<BrokenRun[]> {
  await refreshReadModels(db)
  const rows = await db
    .select({ productId: sizeRunList.productId, choice: sizeRunList.choice })
    .from(sizeRunList)
    .orderBy(desc(sizeRunList.lost), desc(sizeRunList.missing), asc(sizeRunList.name), asc(sizeRunList.productId))
    .limit(limit)
    .offset((page - 1) * limit)
  const runs = await findBrokenRuns(db, locale, [...new Set(rows.map(({ productId }) => productId))])
  const byKey = new Map(runs.map((run) => [`${run.productId} ${JSON.stringify(run.choice)}`, run]))
  return rows.flatMap(({ productId, choice }) => byKey.get(`${productId} ${choice}`) ?? [])
}

/** The number of broken runs. */
export async function countSizeRuns(db: Db) {
  await refreshReadModels(db)
  return db.$count(sizeRunList)
}
