import type { Locale } from '#kit/localized.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { enqueueEmail } from './enqueue-email.ts'
import { isEmailWanted } from '../preferences/is-email-wanted.ts'
import { emails } from '../schema.ts'

type StockEmailRequest = { watchId: string; to: string; locale: Locale; userId: string | null; cause: string }

/** Queues the email that a variant is back; none to a user who turned the topic off. */
export async function queueStockEmail(db: Db, { watchId, to, locale, userId, cause }: StockEmailRequest) {
  if (userId && !(await isEmailWanted(db, userId, 'back-in-stock'))) return
  const [row] = await db
    .insert(emails)
    .values({ kind: 'back-in-stock', cause: `${cause}:${watchId}`, to, locale, facts: { watchId } })
    .onConflictDoNothing()
    .returning({ id: emails.id })
  if (row) await enqueueEmail(db, { id: row.id, kind: 'back-in-stock' })
}
