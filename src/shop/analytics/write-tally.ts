import { sql } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { log } from '#platform/log/log.server.ts'
import { findSettings } from '#shop/settings/queries.ts'
import { dayCounts, funnelSteps } from './schema.ts'
import { restoreTally, takeTally, type Tally } from './count-action.ts'

const atOnce = 1_000

let writing = Promise.resolve()

/** Adds the counts of this process to those in the database, one write after the other. Steps are kept only while the merchant has the funnel switched on. */
export const writeTally = (db: Db) => (writing = writing.then(() => writeNow(db)))

/** Until then the steps of a write are neither in memory nor in the database. */
export const untilTallyWritten = () => writing

async function writeNow(db: Db) {
  const tally = takeTally()
  if (!tally.counts.length && !tally.steps.length) return
  try {
    await db.transaction(async (tx) => {
      await writeCounts(tx, tally.counts)
      if (tally.steps.length && (await findSettings(tx)).analyticsFunnel) await writeSteps(tx, tally.steps)
    })
  } catch (error) {
    restoreTally(tally)
    log.warn({ err: error }, 'counts wait')
  }
}

/** Every process writes in the same order, so that two that write the same rows cannot deadlock. */
async function writeCounts(tx: Db, counts: Tally['counts']) {
  const sorted = counts.toSorted((a, b) => (`${a.what}${a.day}${a.about}` < `${b.what}${b.day}${b.about}` ? -1 : 1))
  for (let at = 0; at < sorted.length; at += atOnce)
    await tx
      .insert(dayCounts)
      .values(sorted.slice(at, at + atOnce))
      .onConflictDoUpdate({
        target: [dayCounts.what, dayCounts.day, dayCounts.about],
        set: { times: sql`${dayCounts.times} + excluded.times` },
      })
}

async function writeSteps(tx: Db, steps: Tally['steps']) {
  for (let at = 0; at < steps.length; at += atOnce)
    await tx
      .insert(funnelSteps)
      .values(steps.slice(at, at + atOnce))
      .onConflictDoNothing()
}

const pauseMs = 3_000

/** Writes every few seconds; answers a function that stops it and writes a last time. A killed process loses its counts since the last write. */
export function startWritingTally(db: Db) {
  const timer = setInterval(() => void writeTally(db), pauseMs)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await writeTally(db)
  }
}
