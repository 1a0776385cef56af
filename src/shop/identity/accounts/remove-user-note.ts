import { and, eq } from 'drizzle-orm'
import { recordChange } from '#platform/audit/audit.server.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import type { Actor } from '../actor.ts'
import { userNotes } from '../schema.ts'

/** Deletes a note; a deleted one, or one about another user, is not found. */
export const removeUserNote = (db: Db, actor: Actor, { userId, noteId }: { userId: string; noteId: string }) =>
  db.transaction(async (tx) => {
    const removed = await tx
      .delete(userNotes)
      .where(and(eq(userNotes.id, noteId), eq(userNotes.userId, userId)))
      .returning({ id: userNotes.id })
    if (removed.length) await recordChange(tx, actor, { verb: 'user.note-removed', id: userId })
    return removed.length > 0
  })
