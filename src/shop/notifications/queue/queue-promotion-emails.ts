import { eq } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { enqueue } from '#platform/jobs/jobs.server.ts'
import { listConsentingUsers } from '#shop/identity/consents/list-consenting-users.ts'
import { enqueueEmail } from './enqueue-email.ts'
import { promotionEmailJob } from './announce-promotion.ts'
import { emails, promotionAnnouncements } from '../schema.ts'

type PromotionBatch = { promotionId: string; after: string }

/** Queues the emails of one batch of users together with the next batch, in one transaction, so that a killed process neither skips nor repeats a user. */
export const queuePromotionEmails = (db: Db, { promotionId, after }: PromotionBatch, limit = 200) =>
  db.transaction(async (tx) => {
    const [notice] = await tx
      .select()
      .from(promotionAnnouncements)
      .where(eq(promotionAnnouncements.promotionId, promotionId))
      .for('update')
    if (!notice || notice.doneAt) return
    const people = await listConsentingUsers(tx, 'marketing-mail', { after, limit })
    if (people.length) {
      const emailRows = people.map(({ id, email, locale }) => ({
        kind: 'promotion' as const,
        cause: `promotion:${promotionId}:${id}`,
        to: email,
        locale,
        facts: { promotionId, userId: id },
        actor: notice.actor,
      }))
      const rows = await tx.insert(emails).values(emailRows).onConflictDoNothing().returning({ id: emails.id })
      for (const { id } of rows) await enqueueEmail(tx, { id, kind: 'promotion' })
    }
    if (people.length === limit) await enqueue(tx, promotionEmailJob, { promotionId, after: people.at(-1)!.id })
    else
      await tx
        .update(promotionAnnouncements)
        .set({ doneAt: new Date() })
        .where(eq(promotionAnnouncements.promotionId, promotionId))
  })
