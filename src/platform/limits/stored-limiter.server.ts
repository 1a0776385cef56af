import { eq, lte, sql } from 'drizzle-orm'
import { RateLimiterDrizzle } from 'rate-limiter-flexible'
import type { Db } from '#platform/postgres/db.server.ts'
import { limits } from '#platform/limits/limit-schema.server.ts'

type Options = Omit<ConstructorParameters<typeof RateLimiterDrizzle>[0], 'storeClient' | 'schema'>

/**
 * A limiter of the library that counts in our table. Its own statements would load a second copy of drizzle from the disk at the first
 * counted request, 0.35 s of processor, so the two that the shop needs are written here (docs/patches.md).
 */
export class StoredLimiter extends RateLimiterDrizzle {
  readonly #db: Db

  constructor(db: Db, options: Options) {
    // The library gets no database: should it ask anything but the methods below, tests of limits are red.
    super({ ...options, storeClient: {}, schema: limits, clearExpiredByTimeout: false })
    this.#db = db
  }

  /** Adds points; begins anew once the window has ended, or if it is forced to. */
  async _upsert(key: string, points: number, windowMs: number, isForced = false) {
    const now = new Date()
    const expire = windowMs > 0 ? new Date(now.getTime() + windowMs) : null
    const isOver = isForced ? sql`true` : lte(limits.expire, now)
    const [row] = await this.#db
      .insert(limits)
      .values({ key, points, expire })
      .onConflictDoUpdate({
        target: limits.key,
        set: {
          points: sql`case when ${isOver} then ${points} else ${limits.points} + ${points} end`,
          expire: sql`case when ${isOver} then ${sql.param(expire, limits.expire)} else ${limits.expire} end`,
        },
      })
      .returning()
    return row
  }

  async _delete(key: string) {
    return (await this.#db.delete(limits).where(eq(limits.key, key)).returning({ key: limits.key })).length > 0
  }
}
