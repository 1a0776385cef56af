import { appendFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { closeStore, rowsOf, type Store } from '#platform/db.server.ts'
import { useQueue } from '#platform/jobs.server.ts'
import { endClock } from '#test/histories/clock.ts'
import { histories, live } from '#test/histories/history.ts'
import { beginHistory, openShelf, type Shelf } from '#test/histories/world.ts'
import { openTestStore } from '#test/with-db.ts'

let store: Store
let shelf: Shelf

beforeAll(async () => {
  store = await openTestStore(10)
  useQueue(async () => {})
  shelf = await openShelf(store.db)
})
afterAll(async () => {
  endClock()
  await closeStore(store)
})

const runs = Number(process.env.HISTORIES ?? 60)
const steps = 40
/** What a failure tells: the same history again, or the one it was shrunk to. In `npm test` they are always the same, new ones are looked for in `npm run stress`. */
const { HISTORY_PATH, HISTORY_SEED = process.env.HISTORIES ? undefined : '2026' } = process.env

/**
 * R7: whatever people do to a shop, alone or at the same moment, no piece and no đồng is lost, and nobody waits for somebody who waits for them.
 * HISTORIES says how many, HISTORY_SEED and HISTORY_PATH which, HISTORIES_TOLD what was done in them, HISTORIES_PROGRESS a file that grows meanwhile. Twenty thousand, two hours on two processors:
 *
 *     for seed in 1 2; do
 *       HISTORIES=10000 HISTORY_SEED=$seed npx vitest run --project races-postgres src/flows/random-histories.race.test.ts &
 *     done; wait
 */
describe('random histories on PostgreSQL', () => {
  test(
    `${runs} of ${steps} steps each: stock, money and coupons add up after every step`,
    { timeout: 6 * 3_600_000 },
    async () => {
      const answers = new Map<string, number>()
      await fc.assert(
        fc.asyncProperty(histories(steps), async (history) => {
          const lived = await live(await beginHistory(store.db, shelf), history)
          noteProgress()
          for (const line of lived.flatMap((one) => one.split(' | '))) {
            const key = line.replace(/ \{.*\}:/, ':')
            answers.set(key, (answers.get(key) ?? 0) + 1)
          }
        }),
        {
          numRuns: runs,
          ...(HISTORY_SEED && { seed: Number(HISTORY_SEED) }),
          ...(HISTORY_PATH && { path: HISTORY_PATH }),
        },
      )
      if (process.env.HISTORIES_TOLD)
        process.stdout.write(
          [...answers]
            .toSorted()
            .map((pair) => pair.join(' '))
            .join('\n') + '\n',
        )
      expect(answers.size).toBeGreaterThan(40)
      expect(await deadlocks()).toBe(0)
    },
  )
})

let count = 0
/** Where HISTORIES_PROGRESS names a file, it grows by a line for every hundred. */
function noteProgress() {
  count += 1
  const { HISTORIES_PROGRESS: file } = process.env
  if (file && count % 100 === 0) appendFileSync(file, `seed ${HISTORY_SEED}: ${count} lived through\n`)
}

/** A victim is tried again, so that nobody else sees it; the database counts it all the same. */
async function deadlocks() {
  // A connection writes its counts down once it has been idle for a moment.
  await new Promise((done) => setTimeout(done, 1_500))
  const counted = sql`select deadlocks::int as n from pg_stat_database where datname = current_database()`
  return (await rowsOf<{ n: number }>(store.db, counted))[0]!.n
}
