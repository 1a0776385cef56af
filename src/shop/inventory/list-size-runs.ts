import { asc, desc } from 'drizzle-orm'
import type { Locale } from '#kit/localized.ts'
import type { Db } from '#platform/db.server.ts'
import { findBrokenRuns, type BrokenRun } from './find-broken-runs.ts'
import { freshenDesk } from './freshen-desk.ts'
import { deskRuns } from './schema.ts'

export const runsPerPage = 50

/** One page of the broken runs, the one that loses most first: which they are by what the desk knows, what is missing by the shelf itself. */
export async function listSizeRuns(
  db: Db,
  locale: Locale,
  { page, limit = runsPerPage }: { page: number; limit?: number },
): Promise<BrokenRun[]> {
  await freshenDesk(db)
  const rows = await db
    .select({ productId: deskRuns.productId, choice: deskRuns.choice })
    .from(deskRuns)
    .orderBy(desc(deskRuns.lost), desc(deskRuns.missing), asc(deskRuns.name), asc(deskRuns.productId))
    .limit(limit)
    .offset((page - 1) * limit)
  const runs = await findBrokenRuns(db, locale, [...new Set(rows.map(({ productId }) => productId))])
  const byKey = new Map(runs.map((run) => [`${run.productId} ${JSON.stringify(run.choice)}`, run]))
  return rows.flatMap(({ productId, choice }) => byKey.get(`${productId} ${choice}`) ?? [])
}

/** How many there are. */
export async function countSizeRuns(db: Db) {
  await freshenDesk(db)
  return db.$count(deskRuns)
}
