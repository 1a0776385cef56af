import { eq } from 'drizzle-orm'
import { Refusal } from '#kit/refusal.ts'
import { recordChange } from '#platform/audit/audit.server.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { emit } from '#platform/jobs/outbox.server.ts'
import { refuseChanged } from '#platform/forms/refuse-changed.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { m } from '#words/messages.js'
import { reviewReplied } from './events.ts'
import { reviews } from './schema.ts'

/** `seen`: the mark of both texts that the screen showed. */
type Reply = { id: string; text: string | null; en?: string | null; expectedVersion?: string }

/** Saves the shop's reply to a review, shown below it in the shop's name; null removes it. A new reply without English removes the old English one too. */
export const replyToReview = (db: Db, actor: Actor, { id, text, en = null, expectedVersion }: Reply) =>
  db.transaction(async (tx) => {
    const [row] = await tx.select().from(reviews).where(eq(reviews.id, id)).for('update')
    if (!row) throw new Refusal('review-unknown', m.moderation_unknown, {})
    const before = { reply: row.reply, replyEn: row.replyEn }
    const after = { reply: text, replyEn: text === null ? null : en }
    if (before.reply === after.reply && before.replyEn === after.replyEn) return
    refuseChanged(expectedVersion, [before.reply, before.replyEn])
    await tx
      .update(reviews)
      .set({ ...after, repliedAt: text === null ? null : new Date() })
      .where(eq(reviews.id, id))
    await recordChange(tx, actor, { verb: 'review.replied', id, before, after })
    await emit(tx, reviewReplied(id, row.productId))
  })
