import type { RateLimiterRes } from 'rate-limiter-flexible'
import { defaultLimit, type Limit } from './all-limits.server.ts'
import type { Db } from '../postgres/db.server.ts'
import { securitySwitches } from './security-switches.server.ts'
import { StoredLimiter } from './stored-limiter.server.ts'

export type { Limit }

const limiterFor = (db: Db, { name, max = defaultLimit.max, seconds = defaultLimit.seconds }: Limit) =>
  new StoredLimiter(db, { keyPrefix: name, points: max, duration: seconds })

/** Counts one try of `subject` in the database, for all processes. Returns the seconds to wait if there were more than `max` in the window, else 0. */
export async function secondsToWait(db: Db, limit: Limit, subject: string) {
  if (limit.pausable && !securitySwitches.limitsRates) return 0
  try {
    await limiterFor(db, limit).consume(subject)
    return 0
  } catch (refused) {
    if (refused instanceof Error) throw refused
    return Math.ceil((refused as RateLimiterRes).msBeforeNext / 1000)
  }
}

/** Deletes all tries of `subject`: a right password clears earlier wrong ones. */
export const clearTries = (db: Db, limit: Limit, subject: string) => limiterFor(db, limit).delete(subject)

/** Begins the window of `subject` anew at its most tries, for a claim whose holder is still at work. */
export const renewClaim = (db: Db, limit: Limit & { max: number; seconds: number }, subject: string) =>
  limiterFor(db, limit).set(subject, limit.max, limit.seconds)

/** Takes back one try that turned out not to count. */
export const undoTry = (db: Db, limit: Limit, subject: string) => limiterFor(db, limit).reward(subject, 1)

export type Counter = { limit: Limit; subject: string }

/** Counts one try at several counters. The first full one refuses it; the try at those before it is taken back, since it was never made. */
export async function countAtEach(
  db: Db,
  counters: readonly Counter[],
): Promise<{ limit: Limit; seconds: number } | undefined> {
  for (const [at, { limit, subject }] of counters.entries()) {
    const seconds = await secondsToWait(db, limit, subject)
    if (!seconds) continue
    await undoAtEach(db, counters.slice(0, at))
    return { limit, seconds }
  }
}

export async function undoAtEach(db: Db, counters: readonly Counter[]) {
  for (const { limit, subject } of counters) await undoTry(db, limit, subject)
}
