import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible'
import type { Rate } from './all-limits.server.ts'
import { env } from './env.server.ts'

const limiters = new Map<string, RateLimiterMemory>()

function limiterOf({ name, max, seconds }: Rate) {
  const points = max * env.NETWORK_RATE_FACTOR
  const known = limiters.get(name)
  if (known?.points === points) return known
  const made = new RateLimiterMemory({ keyPrefix: name, points, duration: seconds })
  limiters.set(name, made)
  return made
}

/** Counts one request of `who` in this process; how long to wait, in seconds, once there were too many, and whether this is the first that is too many. */
export async function secondsToSlow(rate: Rate, who: string) {
  const limiter = limiterOf(rate)
  try {
    await limiter.consume(who)
    return { seconds: 0, isFirst: false }
  } catch (refused) {
    if (refused instanceof Error) throw refused
    const { msBeforeNext, consumedPoints } = refused as RateLimiterRes
    return { seconds: Math.ceil(msBeforeNext / 1000), isFirst: consumedPoints === limiter.points + 1 }
  }
}
