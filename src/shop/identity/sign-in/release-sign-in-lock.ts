import { eq } from 'drizzle-orm'
import { recordChange } from '#platform/audit/audit.server.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { limits } from '#platform/limits/limit-schema.server.ts'
import type { Actor } from '../actor.ts'
import { lockKindOf } from './sign-in-locks.ts'

/** Lets a user try again at once. Only counters of sign-in can be released; an expired one changes nothing. */
export async function releaseSignInLock(db: Db, actor: Actor, { key }: { key: string }) {
  const kind = lockKindOf(key)
  if (!kind) return false
  return db.transaction(async (tx) => {
    const released = await tx.delete(limits).where(eq(limits.key, key)).returning({ points: limits.points })
    if (!released.length) return false
    const subject = key.slice(kind.length + 1)
    await recordChange(tx, actor, {
      verb: 'sign-in-lock.released',
      id: subject,
      before: { kind, tries: released[0]!.points },
    })
    return true
  })
}
