import { eq } from 'drizzle-orm'
import { Refusal } from '#kit/refusal.ts'
import type { Db } from '#platform/db.server.ts'
import { emit } from '#platform/outbox.server.ts'
import { m } from '#words/messages.js'
import { replied } from './events.ts'
import { reviews } from './schema.ts'

/** What the shop says to a review, shown below it in the shop's name; no text takes it back. */
export const replyToReview = (db: Db, { id, text }: { id: string; text: string | null }) =>
  db.transaction(async (tx) => {
    const [row] = await tx.select().from(reviews).where(eq(reviews.id, id)).for('update')
    if (!row) throw new Refusal('review-unknown', m.moderation_unknown, {})
    if (row.reply === text) return
    await tx
      .update(reviews)
      .set({ reply: text, repliedAt: text === null ? null : new Date() })
      .where(eq(reviews.id, id))
    await emit(tx, replied(id, row.productId))
  })
