import { and, eq } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { savedViews } from './schema.ts'

/** Deletes one of the user's own views; only its owner can delete a shared one. */
export const removeView = (db: Db, ownerId: string, id: string) =>
  db.delete(savedViews).where(and(eq(savedViews.id, id), eq(savedViews.ownerId, ownerId)))
