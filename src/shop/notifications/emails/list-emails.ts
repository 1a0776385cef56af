import { and, desc, eq, sql } from 'drizzle-orm'
import { fold } from '#kit/fold.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import type { EmailKind } from '../email-kind.ts'
import { shownEmailStates, type ShownEmailState } from '../email-state.ts'
import { emails } from '../schema.ts'
import { shownEmailState } from './shown-email-state.ts'

export const emailRowsPerPage = 50
type EmailListParams = { text: string; state: ShownEmailState | null; kind: EmailKind | null }

const within = ({ text, kind }: Omit<EmailListParams, 'state'>) =>
  and(
    kind ? eq(emails.kind, kind) : undefined,
    ...fold(text)
      .split(' ')
      .filter(Boolean)
      .map((word) => sql`${emails.searchText} like ${`%${word}%`}`),
  )

/** One page of the email log, the latest first. */
export const listEmails = (db: Db, params: EmailListParams, page: number) =>
  db
    .select({
      id: emails.id,
      kind: emails.kind,
      channel: emails.channel,
      to: emails.to,
      locale: emails.locale,
      subject: emails.subject,
      state: shownEmailState,
      attempts: emails.attempts,
      lastError: emails.lastError,
      orderId: emails.orderId,
      createdAt: emails.createdAt,
      sentAt: emails.sentAt,
    })
    .from(emails)
    .where(and(within(params), params.state ? sql`${shownEmailState} = ${params.state}` : undefined))
    .orderBy(desc(emails.createdAt), desc(emails.id))
    .limit(emailRowsPerPage)
    .offset((page - 1) * emailRowsPerPage)
export type EmailRow = Awaited<ReturnType<typeof listEmails>>[number]

/** The number of emails in each state within the search. */
export async function countEmails(db: Db, params: Omit<EmailListParams, 'state'>) {
  const rows = await db
    .select({ state: shownEmailState, n: sql<number>`count(*)::int` })
    .from(emails)
    .where(within(params))
    .groupBy(shownEmailState)
  const byState = Object.fromEntries(
    shownEmailStates.map((state) => [state, rows.find((row) => row.state === state)?.n ?? 0]),
  )
  return { all: rows.reduce((sum, row) => sum + row.n, 0), byState: byState as Record<ShownEmailState, number> }
}
