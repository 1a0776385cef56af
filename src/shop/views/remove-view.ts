import { and, eq } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { savedViews } from './schema.ts'

/** One's own only: a shared one goes with who made it. */
export const removeView = (db: Db, ownerId: string, id: string) =>
  db.delete(savedViews).where(and(eq(savedViews.id, id), eq(savedViews.ownerId, ownerId)))
