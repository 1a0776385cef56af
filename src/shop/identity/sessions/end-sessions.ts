import { and, eq, ne } from 'drizzle-orm'
import { recordChange } from '#platform/audit/audit.server.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { emit } from '#platform/jobs/outbox.server.ts'
import { isColleague, type Actor } from '../actor.ts'
import { sessions } from '../schema.ts'

/** Ends every session of the user, on every device, or every one but `except`. Answers how many there were. */
export async function endSessions(db: Db, actor: Actor, { userId, except }: { userId: string; except?: string }) {
  return db.transaction(async (tx) => {
    const ended = await tx
      .delete(sessions)
      .where(and(eq(sessions.userId, userId), except ? ne(sessions.id, except) : undefined))
      .returning({ id: sessions.id })
    if (ended.length && isColleague(actor, userId))
      await recordChange(tx, actor, { verb: 'sessions.ended', id: userId, after: { count: ended.length } })
    if (ended.length) await emit(tx, { name: 'sessions.ended', facts: { userId, count: ended.length, actor } })
    return ended.length
  })
}
