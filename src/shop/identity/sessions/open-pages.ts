import { and, asc, eq, lt, ne, sql } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { openPages, users } from '../schema.ts'

type Place = { place: string; userId: string }

/** A browser reports its open page every 15 seconds; a closed laptop stops reporting. */
const staleAfter = sql`now() - interval '45 seconds'`

/** Records that a user has a page of /admin open, and answers the names of the others who have it open too. */
export async function noteOpenPage(db: Db, { place, userId }: Place) {
  await db
    .insert(openPages)
    .values({ place, userId })
    .onConflictDoUpdate({ target: [openPages.place, openPages.userId], set: { seenAt: sql`now()` } })
  await db.delete(openPages).where(lt(openPages.seenAt, staleAfter))
  const others = await db
    .select({ name: users.name })
    .from(openPages)
    .innerJoin(users, eq(users.id, openPages.userId))
    .where(and(eq(openPages.place, place), ne(openPages.userId, userId)))
    .orderBy(asc(users.name))
  return others.map(({ name }) => name)
}

export const leaveOpenPage = (db: Db, { place, userId }: Place) =>
  db.delete(openPages).where(and(eq(openPages.place, place), eq(openPages.userId, userId)))
