import { asc, desc, eq, ilike, or, sql } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { users } from '#shop/identity/schema.ts'
import { redirects } from '../schema.ts'

export const redirectsPerPage = 50
export const redirectSorts = ['-time', 'time', '-hits', 'hits', 'from', '-from'] as const
type RedirectListParams = { text: string; sort: (typeof redirectSorts)[number]; page: number }

const order = {
  '-time': desc(redirects.createdAt),
  time: asc(redirects.createdAt),
  '-hits': desc(redirects.hits),
  hits: asc(redirects.hits),
  from: asc(redirects.from),
  '-from': desc(redirects.from),
}

function meets(text: string) {
  if (!text) return
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`
  return or(ilike(redirects.from, pattern), ilike(redirects.to, pattern))
}

export const countRedirects = (db: Db, text: string) => db.$count(redirects, meets(text))

/** Redirects, how often each was used, and their authors. */
export const listRedirects = (db: Db, { text, sort, page }: RedirectListParams) =>
  db
    .select({
      id: redirects.id,
      from: redirects.from,
      to: redirects.to,
      hits: redirects.hits,
      lastHitAt: redirects.lastHitAt,
      createdAt: redirects.createdAt,
      by: users.name,
    })
    .from(redirects)
    .leftJoin(users, sql`${redirects.by} = 'user:' || ${users.id}`)
    .where(meets(text))
    .orderBy(order[sort], asc(redirects.id))
    .limit(redirectsPerPage)
    .offset((page - 1) * redirectsPerPage)
export type RedirectRow = Awaited<ReturnType<typeof listRedirects>>[number]

/** One redirect, to confirm an action on it. */
export const findRedirect = async (db: Db, id: string) =>
  (
    await db
      .select({ id: redirects.id, from: redirects.from, to: redirects.to })
      .from(redirects)
      .where(eq(redirects.id, id))
  )[0]

/** The current redirect of an address. */
export const findRedirectFrom = async (db: Db, from: string) =>
  (await db.select({ to: redirects.to }).from(redirects).where(eq(redirects.from, from)))[0]
