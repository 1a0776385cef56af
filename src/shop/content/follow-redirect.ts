import { eq, sql } from 'drizzle-orm'
import type { Db } from '#platform/db.server.ts'
import { redirects } from './schema.ts'

/** Where an address leads that is none any more, with its language; the visit is counted. An English one without a way of its own goes the way of the Vietnamese. */
export async function followRedirect(db: Db, path: string): Promise<string | undefined> {
  const own = await take(db, path)
  if (own || !path.startsWith('/en/')) return own
  const bare = await take(db, path.slice(3))
  return bare && !bare.startsWith('/en/') ? `/en${bare}` : bare
}

async function take(db: Db, from: string) {
  // PostgreSQL has no place for it in a text.
  if (from.includes('\0')) return
  const [found] = await db.select({ to: redirects.to }).from(redirects).where(eq(redirects.from, from))
  if (!found) return
  await db
    .update(redirects)
    .set({ hits: sql`${redirects.hits} + 1`, lastHitAt: sql`now()` })
    .where(eq(redirects.from, from))
  return found.to
}
