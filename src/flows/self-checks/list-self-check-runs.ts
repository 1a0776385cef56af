import { desc, eq, sql } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { selfCheckRuns } from '#platform/system/self-check-schema.server.ts'
import { users } from '#shop/identity/schema.ts'

const fields = {
  id: selfCheckRuns.id,
  name: selfCheckRuns.name,
  isGood: selfCheckRuns.isGood,
  figure: selfCheckRuns.figure,
  wrong: selfCheckRuns.wrong,
  faults: selfCheckRuns.faults,
  ms: selfCheckRuns.ms,
  actor: selfCheckRuns.actor,
  actorName: users.name,
  at: selfCheckRuns.at,
}
const userActor = eq(sql`'user:' || ${users.id}`, selfCheckRuns.actor)

/** The last result of each check. */
export const latestSelfChecks = (db: Db) =>
  db
    .selectDistinctOn([selfCheckRuns.name], fields)
    .from(selfCheckRuns)
    .leftJoin(users, userActor)
    .orderBy(selfCheckRuns.name, desc(selfCheckRuns.id))

/** The last runs of all checks, newest first. */
export const listSelfCheckRuns = (db: Db, limit: number) =>
  db.select(fields).from(selfCheckRuns).leftJoin(users, userActor).orderBy(desc(selfCheckRuns.id)).limit(limit)

export type SelfCheckRun = Awaited<ReturnType<typeof listSelfCheckRuns>>[number]
