import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible'
import type { RequestRate } from './all-limits.server.ts'
import { db, type Db } from '../postgres/db.server.ts'
import { env } from '../env.server.ts'
import { StoredLimiter } from './stored-limiter.server.ts'

type Limiter = RateLimiterMemory | StoredLimiter
const limiters = new Map<string, { limiter: Limiter; on: Db }>()

function limiterOf(rate: RequestRate) {
  const points = rate.max * env.NETWORK_RATE_FACTOR
  const existing = limiters.get(rate.name)
  if (existing?.limiter.points === points && existing.on === db) return existing.limiter
  const limiter = makeLimiter(rate, points)
  limiters.set(rate.name, { limiter, on: db })
  return limiter
}

function makeLimiter({ name, seconds, isShared }: RequestRate, points: number) {
  const inMemory = new RateLimiterMemory({ keyPrefix: name, points, duration: seconds })
  if (!isShared) return inMemory
  return new StoredLimiter(db, {
    keyPrefix: name,
    points,
    duration: seconds,
    // A client that was refused once is refused from memory until the window ends.
    inMemoryBlockOnConsumed: points + 1,
    // While the database is unavailable each process counts by itself.
    insuranceLimiter: inMemory,
  })
}

/** Counts one request of `subject`. Returns the seconds to wait if there were too many, and whether this is the first one over the limit. */
export async function secondsToSlow(rate: RequestRate, subject: string) {
  const limiter = limiterOf(rate)
  try {
    await limiter.consume(subject)
    return { seconds: 0, isFirst: false }
  } catch (refused) {
    if (refused instanceof Error) throw refused
    const { msBeforeNext, consumedPoints } = refused as RateLimiterRes
    return { seconds: Math.ceil(msBeforeNext / 1000), isFirst: consumedPoints === limiter.points + 1 }
  }
}
