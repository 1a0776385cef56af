import { eq, sql } from 'drizzle-orm'
import { pathIn, withoutLocale } from '#kit/localized.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { bareAddress } from './redirect-path.ts'
import { redirects } from '../schema.ts'

/** The new address of a moved page, with its language; the visit is counted. An English address without a redirect of its own follows the Vietnamese one. */
export async function followRedirect(db: Db, path: string): Promise<string | undefined> {
  const from = bareAddress(path)
  const own = await take(db, from)
  if (own || withoutLocale(from) === from) return own
  const bare = await take(db, withoutLocale(from))
  return bare && pathIn('en', withoutLocale(bare))
}

async function take(db: Db, from: string) {
  // PostgreSQL cannot store a NUL in a text.
  if (from.includes('\0')) return
  const [redirect] = await db
    .update(redirects)
    .set({ hits: sql`${redirects.hits} + 1`, lastHitAt: sql`now()` })
    .where(eq(redirects.from, from))
    .returning({ to: redirects.to })
  return redirect?.to
}
