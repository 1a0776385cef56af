import { eq, sql } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import type { EmailState } from '../email-state.ts'
import { emails, promotionAnnouncements } from '../schema.ts'

/** The notice of a promotion, if one was sent, with the number of its emails in each state. */
export async function findPromotionNotice(db: Db, promotionId: string) {
  const [notice] = await db
    .select()
    .from(promotionAnnouncements)
    .where(eq(promotionAnnouncements.promotionId, promotionId))
  if (!notice) return
  const rows = await db
    .select({ state: emails.state, n: sql<number>`count(*)::int` })
    .from(emails)
    .where(sql`${emails.kind} = 'promotion' and ${emails.cause} like ${`promotion:${promotionId}:%`}`)
    .groupBy(emails.state)
  const of = (state: EmailState) => rows.find((row) => row.state === state)?.n ?? 0
  return {
    ...notice,
    emails: { sent: of('sent'), waiting: of('waiting'), failed: of('failed'), dropped: of('dropped') },
  }
}
