import { eq, sql } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { selfCheckRuns } from '#platform/system/self-check-schema.server.ts'
import type { CheckError, Finding } from './finding.ts'

class RolledBack extends Error {}

/** Writes a row, reads it, deletes it and checks that it is gone. The figure is the time of one query, in µs. */
export async function checkDatabase(db: Db): Promise<Finding> {
  const name = `trial-${crypto.randomUUID()}`
  const errors: CheckError[] = []
  await db
    .transaction(async (tx) => {
      await tx.insert(selfCheckRuns).values({ name, isGood: true, wrong: 0, faults: [], ms: 0, actor: 'system' })
      if ((await tx.$count(selfCheckRuns, eq(selfCheckRuns.name, name))) !== 1) errors.push({ kind: 'unwritten' })
      throw new RolledBack()
    })
    .catch((error) => {
      if (!(error instanceof RolledBack)) throw error
    })
  if (await db.$count(selfCheckRuns, eq(selfCheckRuns.name, name))) errors.push({ kind: 'left-behind' })
  return { figure: await fastestOf(5, () => db.execute(sql`select 1`)), errors }
}

async function fastestOf(times: number, work: () => Promise<unknown>) {
  let fastest = Infinity
  for (let n = 0; n < times; n += 1) {
    const began = performance.now()
    await work()
    fastest = Math.min(fastest, performance.now() - began)
  }
  return Math.round(fastest * 1000)
}
