import fc from 'fast-check'
import { counters } from '#platform/metrics/metrics.server.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { histories, live, type Asking, type Step } from './history.ts'
import { beginHistory, type StockedShop } from './world.ts'

export const stepsOfOne = 40

/** The history of a number, always the same. */
export const historyOf = (number: number): Step[] => fc.sample(histories(stepsOfOne), { seed: number, numRuns: 1 })[0]!

export type Stage = { db: Db; shelf: StockedShop }

/** Runs a history in an empty shop. A deadlock is an error, although its victim is tried again and nobody sees it. */
export async function playHistory({ db, shelf }: Stage, history: Step[], asking: Asking) {
  const before = await victimsOfDeadlocks()
  const lived = await live(await beginHistory(db, shelf), history, asking)
  if ((await victimsOfDeadlocks()) > before)
    throw new Error(`${lived.join('\n')}\nsomebody was the victim of a deadlock`)
  return lived
}

export const victimsOfDeadlocks = async () =>
  (await counters.transactionsRetried.get()).values.reduce((sum, { value }) => sum + value, 0)

/** A failing history with its error message. */
export type Failing = { history: Step[]; said: string }

export async function failureOf(stage: Stage, history: Step[], asking: Asking): Promise<Failing | undefined> {
  try {
    await playHistory(stage, history, asking)
  } catch (error) {
    const { message, cause } = error as Error
    return { history, said: [message, cause instanceof Error && cause.stack].filter(Boolean).join('\n') }
  }
}

/** Removes each step without which the history still fails, last first. Simultaneous steps may fail only sometimes: then little is removed. */
export async function shortened(stage: Stage, failing: Failing): Promise<Failing> {
  let least = failing
  for (let at = failing.history.length - 1; at >= 0; at -= 1) {
    const without = least.history.filter((_, step) => step !== at)
    const again = await failureOf(stage, without, 'after each step')
    if (again) least = again
  }
  return least
}
