import { and, desc, eq, sql } from 'drizzle-orm'
import { fold } from '#kit/fold.ts'
import type { Db } from '#platform/db.server.ts'
import type { MailKind } from './mail-kind.ts'
import { mailStates, type MailState } from './mail-state.ts'
import { mails } from './schema.ts'

export const mailRowsPerPage = 50
export type MailsAsked = { text: string; state: MailState | null; kind: MailKind | null }

const within = ({ text, kind }: Omit<MailsAsked, 'state'>) =>
  and(
    kind ? eq(mails.kind, kind) : undefined,
    ...fold(text)
      .split(' ')
      .filter(Boolean)
      .map((word) => sql`${mails.sought} like ${`%${word}%`}`),
  )

/** One page of what was written to people, the latest first. */
export const listMails = (db: Db, asked: MailsAsked, page: number) =>
  db
    .select({
      id: mails.id,
      kind: mails.kind,
      channel: mails.channel,
      to: mails.to,
      locale: mails.locale,
      subject: mails.subject,
      state: mails.state,
      attempts: mails.attempts,
      lastError: mails.lastError,
      orderId: mails.orderId,
      createdAt: mails.createdAt,
      sentAt: mails.sentAt,
    })
    .from(mails)
    .where(and(within(asked), asked.state ? eq(mails.state, asked.state) : undefined))
    .orderBy(desc(mails.createdAt), desc(mails.id))
    .limit(mailRowsPerPage)
    .offset((page - 1) * mailRowsPerPage)
export type MailRow = Awaited<ReturnType<typeof listMails>>[number]

/** How many there are in each state, within what is sought. */
export async function countMails(db: Db, asked: Omit<MailsAsked, 'state'>) {
  const rows = await db
    .select({ state: mails.state, n: sql<number>`count(*)::int` })
    .from(mails)
    .where(within(asked))
    .groupBy(mails.state)
  const byState = Object.fromEntries(
    mailStates.map((state) => [state, rows.find((row) => row.state === state)?.n ?? 0]),
  )
  return { all: rows.reduce((sum, row) => sum + row.n, 0), byState: byState as Record<MailState, number> }
}
