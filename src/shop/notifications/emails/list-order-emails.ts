import { desc, eq } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { orderEmailKinds, type OrderEmailKind } from '../email-kind.ts'
import { emails } from '../schema.ts'
import { shownEmailState } from './shown-email-state.ts'

const isOrderMail = (kind: string): kind is OrderEmailKind => orderEmailKinds.some((one) => one === kind)

/** The latest email of each kind about an order, with the number of emails of that kind; the newest first. */
export async function listOrderEmails(db: Db, orderId: string) {
  const rows = await db
    .select({
      id: emails.id,
      kind: emails.kind,
      to: emails.to,
      subject: emails.subject,
      state: shownEmailState,
      createdAt: emails.createdAt,
      sentAt: emails.sentAt,
    })
    .from(emails)
    .where(eq(emails.orderId, orderId))
    .orderBy(desc(emails.createdAt), desc(emails.id))
  const byKind = Map.groupBy(rows, (row) => row.kind)
  return [...byKind].flatMap(([kind, all]) => (isOrderMail(kind) ? [{ ...all[0]!, kind, times: all.length }] : []))
}
export type OrderEmailRow = Awaited<ReturnType<typeof listOrderEmails>>[number]
