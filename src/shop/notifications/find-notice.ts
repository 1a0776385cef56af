import { eq, sql } from 'drizzle-orm'
import type { Db } from '#platform/db.server.ts'
import type { MailState } from './mail-state.ts'
import { mails, promotionNotices } from './schema.ts'

/** The notice of a promotion, if one was sent, with how many of its letters are in which state. */
export async function findNotice(db: Db, promotionId: string) {
  const [notice] = await db.select().from(promotionNotices).where(eq(promotionNotices.promotionId, promotionId))
  if (!notice) return
  const rows = await db
    .select({ state: mails.state, n: sql<number>`count(*)::int` })
    .from(mails)
    .where(sql`${mails.kind} = 'promotion' and ${mails.cause} like ${`promotion:${promotionId}:%`}`)
    .groupBy(mails.state)
  const of = (state: MailState) => rows.find((row) => row.state === state)?.n ?? 0
  return {
    ...notice,
    letters: { sent: of('sent'), waiting: of('waiting'), failed: of('failed'), dropped: of('dropped') },
  }
}
