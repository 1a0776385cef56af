import { shopDay } from '#kit/clock.ts'
import type { CountedAction } from './counted-action.ts'
import type { FunnelStep } from './funnel.ts'

type Count = { day: string; what: CountedAction; about: string; times: number }
type Step = { day: string; visitor: string; step: FunnelStep }

const counts = new Map<string, Count>()
const steps = new Map<string, Step>()

let day = ''
let knownUntil = 0

/** Today's date in the shop's time zone, looked up once a minute: every cached page asks for it. */
function today() {
  const now = Date.now()
  if (now >= knownUntil) {
    day = shopDay(new Date(now))
    knownUntil = now - (now % 60_000) + 60_000
  }
  return day
}

/** A bound on memory between two writes; more keys are not counted. */
const maxKeys = 20_000

/** Adds to today's count. Counts stay in memory until write-tally.ts stores them: a cached page must cost no query. */
export function countAction(what: CountedAction, about = '', times = 1) {
  add({ day: today(), what, about, times })
}

function add(count: Count) {
  const key = `${count.day} ${count.what} ${count.about}`
  const counted = counts.get(key)
  if (counted) counted.times += count.times
  else if (counts.size < maxKeys) counts.set(key, count)
}

/** Counts that a visitor with consent reached this step today; repeats count once. */
export function noteStep(visitor: string | undefined, step: FunnelStep) {
  if (!visitor || steps.size >= maxKeys) return
  const one = { day: today(), visitor, step }
  steps.set(`${one.day} ${visitor} ${step}`, one)
}

/** Returns the counts since the last call and starts again at zero. */
export function takeTally() {
  const tally = { counts: [...counts.values()], steps: [...steps.values()] }
  counts.clear()
  steps.clear()
  return tally
}

export type Tally = ReturnType<typeof takeTally>

/** Puts counts that could not be written back, for the next write. */
export function restoreTally(tally: Tally) {
  tally.counts.forEach(add)
  for (const one of tally.steps) if (steps.size < maxKeys) steps.set(`${one.day} ${one.visitor} ${one.step}`, one)
}

/** Drops unwritten steps of a visitor who withdrew consent. */
export function dropSteps(visitor: string) {
  for (const [key, step] of steps) if (step.visitor === visitor) steps.delete(key)
}
