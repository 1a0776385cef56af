import { eq, sql } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import type { ShownEmailState } from '../email-state.ts'
import { shownEmailState } from '../emails/shown-email-state.ts'
import { emails, promotionAnnouncements } from '../schema.ts'

/** The notice of a promotion, if one was sent, with the number of its emails in each state. */
export async function findPromotionNotice(db: Db, promotionId: string) {
  const [notice] = await db
    .select()
    .from(promotionAnnouncements)
    .where(eq(promotionAnnouncements.promotionId, promotionId))
  if (!notice) return
  const rows = await db
    .select({ state: shownEmailState, n: sql<number>`count(*)::int` })
    .from(emails)
    .where(sql`${emails.kind} = 'promotion' and ${emails.cause} like ${`promotion:${promotionId}:%`}`)
    .groupBy(shownEmailState)
  const of = (state: ShownEmailState) => rows.find((row) => row.state === state)?.n ?? 0
  return {
    ...notice,
    emails: {
      sent: of('sent'),
      outbox: of('outbox'),
      waiting: of('waiting'),
      failed: of('failed'),
      dropped: of('dropped'),
    },
  }
}
