import { and, eq, isNull } from 'drizzle-orm'
import { Refusal } from '#kit/refusal.ts'
import { recordChange } from '#platform/audit/audit.server.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { m } from '#words/messages.js'
import { pairOverrides } from './schema.ts'

/** Withdraws an override that no order has used; repeating it changes nothing. */
export const withdrawCompatibilityOverride = (db: Db, actor: Actor, mark: string) =>
  db.transaction(async (tx) => {
    const withdrawnAt = new Date()
    const [withdrawn] = await tx
      .update(pairOverrides)
      .set({ withdrawnAt })
      .where(and(eq(pairOverrides.mark, mark), isNull(pairOverrides.usedAt), isNull(pairOverrides.withdrawnAt)))
      .returning()
    if (withdrawn)
      return recordChange(tx, actor, { verb: 'pair.withdrawn', id: mark, after: { reason: withdrawn.reason } })
    const [existing] = await tx.select().from(pairOverrides).where(eq(pairOverrides.mark, mark))
    if (!existing || existing.usedAt) throw new Refusal('pair-used', m.override_used_up, {})
  })
