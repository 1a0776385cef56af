import { shopDay } from '#kit/clock.ts'
import type { CountedAction } from './counted-action.ts'
import type { FunnelStep } from './funnel.ts'

type Count = { day: string; what: CountedAction; about: string; times: number }
type Step = { day: string; visitor: string; step: FunnelStep }

const counts = new Map<string, Count>()
const steps = new Map<string, Step>()

let day = ''
let knownUntil = 0

/** The day of the shop, looked up once a minute: every page from the cache asks for it. */
function today() {
  const now = Date.now()
  if (now >= knownUntil) {
    day = shopDay(new Date(now))
    knownUntil = now - (now % 60_000) + 60_000
  }
  return day
}

/** A bound, so that nobody can fill the memory of a process between two writes; more keys are not counted. */
const mostKeys = 20_000

/** One more of something today. Kept in memory until write-tally.ts carries it into the database: a page from the cache must stay a look into a Map. */
export function countAction(what: CountedAction, about = '', times = 1) {
  add({ day: today(), what, about, times })
}

function add(count: Count) {
  const key = `${count.day} ${count.what} ${count.about}`
  const known = counts.get(key)
  if (known) known.times += count.times
  else if (counts.size < mostKeys) counts.set(key, count)
}

/** Somebody who agreed to it came this far today; once a day counts. */
export function noteStep(visitor: string | undefined, step: FunnelStep) {
  if (!visitor || steps.size >= mostKeys) return
  const one = { day: today(), visitor, step }
  steps.set(`${one.day} ${visitor} ${step}`, one)
}

/** Answers the counts since the last call and begins anew. */
export function takeTally() {
  const taken = { counts: [...counts.values()], steps: [...steps.values()] }
  counts.clear()
  steps.clear()
  return taken
}

export type Tally = ReturnType<typeof takeTally>

/** Counts that could not be written wait for the next time. */
export function putBackTally(taken: Tally) {
  taken.counts.forEach(add)
  for (const one of taken.steps) if (steps.size < mostKeys) steps.set(`${one.day} ${one.visitor} ${one.step}`, one)
}

/** Somebody takes their consent back: what was not written yet never is. */
export function dropSteps(visitor: string) {
  for (const [key, step] of steps) if (step.visitor === visitor) steps.delete(key)
}
