import { eq } from 'drizzle-orm'
import { recordChange } from '#platform/audit/audit.server.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { promotions } from './schema.ts'
import { localized } from '#kit/localized.ts'

/** `copyId` comes with the form, so that a form sent twice makes one copy. */
type Copy = { id: string; copyId: string }

/** Copies the rule without codes, uses and dates; the copy is ended until staff give it a new end. */
export const copyPromotion = (db: Db, actor: Actor, { id, copyId }: Copy) =>
  db.transaction(async (tx) => {
    const [original] = await tx.select().from(promotions).where(eq(promotions.id, id))
    if (!original) return
    const { id: _id, createdAt: _made, used: _used, ...rule } = original
    const name = localized((locale) => `${rule.name[locale]} (2)`)
    const now = new Date()
    const [copy] = await tx
      .insert(promotions)
      .values({ ...rule, id: copyId, name, startsAt: null, endsAt: now, updatedAt: now })
      .onConflictDoNothing()
      .returning({ id: promotions.id })
    if (!copy) return
    await recordChange(tx, actor, {
      verb: 'promotion.copied',
      id: copyId,
      name: name.vi,
      before: null,
      after: { from: id },
    })
  })
