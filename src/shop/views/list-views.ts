import { and, asc, eq, or, sql } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { savedViews } from './schema.ts'

/** A user's own views of a list, and those shared by others. */
export const listViews = (db: Db, userId: string, place: string) =>
  db
    .select({
      id: savedViews.id,
      name: savedViews.name,
      query: savedViews.query,
      shared: savedViews.shared,
      own: sql<boolean>`${savedViews.ownerId} = ${userId}`,
    })
    .from(savedViews)
    .where(and(eq(savedViews.place, place), or(eq(savedViews.ownerId, userId), eq(savedViews.shared, true))))
    .orderBy(asc(savedViews.createdAt))
export type SavedView = Awaited<ReturnType<typeof listViews>>[number]
