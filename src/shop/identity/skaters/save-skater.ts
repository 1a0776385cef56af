import { and, eq, sql } from 'drizzle-orm'
import { Refusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { m } from '#words/messages.js'
import type { Actor } from '../actor.ts'
import { recordConsent } from '../consents/record-consent.ts'
import { skaters, users } from '../schema.ts'
import { maxSkaters } from './skater.ts'

type Row = typeof skaters.$inferInsert
export type SkaterFacts = Required<
  Pick<Row, 'nickname' | 'isChild' | 'bornIn' | 'sex' | 'discipline' | 'level' | 'weightKg'>
>

type Saving = { userId: string; skaterId?: string; facts: SkaterFacts; parentAgrees: boolean; ip: string | null }

/** Creates or updates one of the user's skaters. A child is stored only with a parent's consent, which is recorded once. Answers the id. */
export const saveSkater = (db: Db, actor: Actor, { userId, skaterId, facts, parentAgrees, ip }: Saving) =>
  db.transaction(async (tx) => {
    const before = skaterId ? await ownSkater(tx, userId, skaterId) : undefined
    if (!before) await refuseWhenFull(tx, userId)
    if (facts.isChild && !before?.isChild) {
      if (!parentAgrees) throw new Refusal('child-consent-missing', m.profile_child_consent_missing, {})
      await recordConsent(tx, actor, { userId, purpose: 'child', given: true, ip })
    }
    if (!before)
      return (
        await tx
          .insert(skaters)
          .values({ ...facts, userId })
          .returning({ id: skaters.id })
      )[0]!.id
    await tx
      .update(skaters)
      .set({ ...facts, updatedAt: new Date() })
      .where(eq(skaters.id, before.id))
    return before.id
  })

async function ownSkater(tx: Db, userId: string, skaterId: string) {
  const [row] = await tx
    .select({ id: skaters.id, isChild: skaters.isChild })
    .from(skaters)
    .where(and(eq(skaters.id, skaterId), eq(skaters.userId, userId)))
    .for('update')
  if (!row) throw new Refusal('skater-unknown', m.profile_skater_unknown, {})
  return row
}

async function refuseWhenFull(tx: Db, userId: string) {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
  const [row] = await tx
    .select({ n: sql<number>`count(*)::int` })
    .from(skaters)
    .where(eq(skaters.userId, userId))
  if (row!.n >= maxSkaters) throw new Refusal('skaters-full', m.profile_skaters_full, { most: maxSkaters })
}
