import { desc, eq } from 'drizzle-orm'
import type { Db } from '#platform/db.server.ts'
import { orderMailKinds, type OrderMailKind } from './mail-kind.ts'
import { mails } from './schema.ts'

const isOrderMail = (kind: string): kind is OrderMailKind => orderMailKinds.some((one) => one === kind)

/** The latest letter of each kind about an order, with how often that kind was written; the newest first. */
export async function listOrderMails(db: Db, orderId: string) {
  const rows = await db
    .select({
      id: mails.id,
      kind: mails.kind,
      to: mails.to,
      subject: mails.subject,
      state: mails.state,
      createdAt: mails.createdAt,
      sentAt: mails.sentAt,
    })
    .from(mails)
    .where(eq(mails.orderId, orderId))
    .orderBy(desc(mails.createdAt), desc(mails.id))
  const byKind = Map.groupBy(rows, (row) => row.kind)
  return [...byKind].flatMap(([kind, all]) => (isOrderMail(kind) ? [{ ...all[0]!, kind, times: all.length }] : []))
}
export type OrderMailRow = Awaited<ReturnType<typeof listOrderMails>>[number]
