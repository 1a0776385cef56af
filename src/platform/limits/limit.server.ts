import { RateLimiterDrizzle, type RateLimiterRes } from 'rate-limiter-flexible'
import { defaultLimit, type Limit } from './all-limits.server.ts'
import type { Db } from '../postgres/db.server.ts'
import { securitySwitches } from './security-switches.server.ts'
import { limits } from './limit-schema.server.ts'

export type { Limit }

const limiterFor = (db: Db, { name, max = defaultLimit.max, seconds = defaultLimit.seconds }: Limit) =>
  new RateLimiterDrizzle({
    storeClient: db,
    schema: limits,
    keyPrefix: name,
    points: max,
    duration: seconds,
    clearExpiredByTimeout: false,
  })

/** Counts one try of `who`; how long to wait, in seconds, once there were more than `max` in the window, else 0. Counted in the database, the same on every process. */
export async function secondsToWait(db: Db, limit: Limit, who: string) {
  if (limit.pausable && !securitySwitches.limitsRates) return 0
  try {
    await limiterFor(db, limit).consume(who)
    return 0
  } catch (refused) {
    if (refused instanceof Error) throw refused
    return Math.ceil((refused as RateLimiterRes).msBeforeNext / 1000)
  }
}

/** Takes back all tries of `who`: a right password clears the wrong ones before it. */
export const clearTries = (db: Db, limit: Limit, who: string) => limiterFor(db, limit).delete(who)

/** Takes back one try: it turned out not to be what is counted. */
export const undoTry = (db: Db, limit: Limit, who: string) => limiterFor(db, limit).reward(who, 1)
