import { and, eq } from 'drizzle-orm'
import { recordChange } from '#platform/audit/audit.server.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { emit } from '#platform/jobs/outbox.server.ts'
import { isColleague, type Actor } from '../actor.ts'
import { sessions } from '../schema.ts'

/** Signs one device out. Another user's session is not found; an ended one changes nothing. */
export async function endSession(db: Db, actor: Actor, { userId, sessionId }: { userId: string; sessionId: string }) {
  return db.transaction(async (tx) => {
    const ended = await tx
      .delete(sessions)
      .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId)))
      .returning({ id: sessions.id })
    if (!ended.length) return false
    if (isColleague(actor, userId)) await recordChange(tx, actor, { verb: 'session.ended', id: userId })
    await emit(tx, { name: 'session.ended', facts: { userId, sessionId, actor } })
    return true
  })
}
