import { and, eq } from 'drizzle-orm'
import { Refusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { m } from '#words/messages.js'
import { skaters } from '../schema.ts'

/** Deletes one of the user's own skaters with all measurements. */
export async function removeSkater(db: Db, { userId, skaterId }: { userId: string; skaterId: string }) {
  const removed = await db
    .delete(skaters)
    .where(and(eq(skaters.id, skaterId), eq(skaters.userId, userId)))
    .returning({ id: skaters.id })
  if (!removed.length) throw new Refusal('skater-unknown', m.profile_skater_unknown, {})
}
