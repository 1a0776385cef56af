/** One process of `npm run histories`: runs its share of the histories and reports each. */
import { Pool } from 'pg'
import '../use-gateways.ts'
import { closeStore, poolStore } from '#platform/postgres/db.server.ts'
import { useQueue } from '#platform/jobs/jobs.server.ts'
import { log } from '#platform/log/log.server.ts'
import { RememberingClient } from '#platform/patched/remembering-client.server.ts'
import { WatchedPool } from '#platform/postgres/watched-pool.server.ts'
import type { HistoryResult } from '../../scripts/histories.ts'
import { endClock } from './clock.ts'
import { didSomething } from './history.ts'
import { failureOf, historyOf, playHistory, shortened, type Failing, type Stage } from './numbered.ts'
import { openStockedShop } from './world.ts'

type Part = { at: ConstructorParameters<typeof Pool>[0]; from: number; step: number; end: number }
const part = JSON.parse(process.argv[2]!) as Part
const sweepEvery = 50

log.level = 'silent'
useQueue(async () => {})
const store = poolStore(new WatchedPool({ Client: RememberingClient, ...part.at, max: 10 }))
const stage: Stage = { db: store.db, shelf: await openStockedShop(store.db) }
const sweeper = new Pool({ ...part.at, max: 1 })

for (let number = part.from, lived = 1; number < part.end; number += part.step, lived += 1) {
  const before = process.cpuUsage()
  const told = await live(number)
  const { user, system } = process.cpuUsage(before)
  process.send?.({ number, ...told, cpuMs: (user + system) / 1000 } satisfies HistoryResult)
  if (lived % sweepEvery === 0) await sweeper.query('vacuum analyze')
}
endClock()
await sweeper.end()
await closeStore(store)
process.disconnect?.()

async function live(number: number) {
  const history = historyOf(number)
  const steps = history.filter(({ length }) => length).length
  try {
    const lived = await playHistory(stage, history, number % 10 === 0 ? 'after each step' : 'at the end')
    return { steps, done: lived.filter(didSomething).length }
  } catch (error) {
    return { steps, done: 0, failure: await tell(error as Error, { history, said: '' }) }
  }
}

async function tell(first: Error, { history }: Failing) {
  const again = await failureOf(stage, history, 'after each step')
  const least = again && (await shortened(stage, again))
  return [
    first.message,
    first.cause instanceof Error && first.cause.stack,
    again
      ? `lived through once more, asked after each step:\n${again.said}`
      : 'lived through once more it did not fail',
    least && `what is left of it:\n${least.said}`,
  ]
    .filter(Boolean)
    .join('\n')
}
