import { recordChange } from '#platform/audit/audit.server.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import type { Actor } from '../actor.ts'
import { userNotes } from '../schema.ts'

/** Adds a note about a user, for colleagues. */
export const addUserNote = (db: Db, actor: Actor, { userId, text }: { userId: string; text: string }) =>
  db.transaction(async (tx) => {
    await tx.insert(userNotes).values({ userId, text, by: actor })
    // The text is in the note and not in the audit log, so that it is deleted with the account.
    await recordChange(tx, actor, { verb: 'user.noted', id: userId })
  })
