import { eq } from 'drizzle-orm'
import { inLocale, type Localized } from '#kit/localized.ts'
import { Refusal } from '#kit/refusal.ts'
import { recordChange } from '#platform/audit/audit.server.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { enqueue } from '#platform/jobs/jobs.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { promotionViewOf } from '#shop/pricing/list-promotions.ts'
import { promotions } from '#shop/pricing/schema.ts'
import { m } from '#words/messages.js'
import { promotionAnnouncements } from '../schema.ts'

export const promotionEmailJob = 'promotion-notice'

type PromotionNotice = { promotionId: string; subject: Localized; text: Localized }

/** Announces a promotion once to customers who agreed: a job writes the emails in batches. */
export const announcePromotion = (db: Db, actor: Actor, { promotionId, subject, text }: PromotionNotice) =>
  db.transaction(async (tx) => {
    const [promotion] = await tx.select().from(promotions).where(eq(promotions.id, promotionId)).for('share')
    if (!promotion || promotionViewOf(promotion, new Date()) === 'over')
      throw new Refusal('promotion-over', m.refusal_notice_over, {})
    const [row] = await tx
      .insert(promotionAnnouncements)
      .values({ promotionId, subject, text, actor })
      .onConflictDoNothing()
      .returning()
    if (!row) throw new Refusal('notice-sent', m.refusal_notice_sent, {})
    const name = inLocale(promotion.name, 'vi')
    await recordChange(tx, actor, { verb: 'promotion.sent', id: promotionId, name, after: { subject, text } })
    await enqueue(tx, promotionEmailJob, { promotionId, after: '' })
  })
