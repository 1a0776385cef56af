import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { closeStore, type Store } from '#platform/postgres/db.server.ts'
import { useQueue } from '#platform/jobs/jobs.server.ts'
import { endClock } from '#test/histories/clock.ts'
import { histories, live } from '#test/histories/history.ts'
import { victimsOfDeadlocks } from '#test/histories/numbered.ts'
import { beginHistory, openStockedShop, type StockedShop } from '#test/histories/world.ts'
import { openTestStore } from '#test/with-db.ts'

let store: Store
let shelf: StockedShop

beforeAll(async () => {
  store = await openTestStore(10)
  useQueue(async () => {})
  shelf = await openStockedShop(store.db)
})
afterAll(async () => {
  endClock()
  await closeStore(store)
})

const runs = Number(process.env.HISTORIES ?? 60)
const steps = 40
/** What a failure tells: the same history again, or the one it was shrunk to. Here they are always the same; new ones are looked for by `npm run histories`. */
const { HISTORY_PATH, HISTORY_SEED = '2026' } = process.env

/**
 * R7: whatever people do to a shop, alone or at the same moment, no piece and no đồng is lost, and nobody waits for somebody who waits for them.
 * HISTORIES says how many, HISTORY_SEED and HISTORY_PATH which, HISTORIES_TOLD what was done in them.
 */
describe('random histories on PostgreSQL', () => {
  test(
    `${runs} of ${steps} steps each: stock, money and coupons add up after every step`,
    { timeout: 3_600_000 },
    async () => {
      const answers = new Map<string, number>()
      // Other files of this worker cause deadlocks on purpose.
      const before = await victimsOfDeadlocks()
      await fc.assert(
        fc.asyncProperty(histories(steps), async (history) => {
          const lived = await live(await beginHistory(store.db, shelf), history)
          for (const line of lived.flatMap((one) => one.split(' | '))) {
            const key = line.replace(/ \{.*\}:/, ':')
            answers.set(key, (answers.get(key) ?? 0) + 1)
          }
        }),
        {
          numRuns: runs,
          seed: Number(HISTORY_SEED),
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
      // Deadlock victims are retried, so only this count shows them.
      expect(await victimsOfDeadlocks()).toBe(before)
    },
  )
})
