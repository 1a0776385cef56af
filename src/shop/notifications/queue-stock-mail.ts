import type { Locale } from '#kit/localized.ts'
import type { Db } from '#platform/db.server.ts'
import { enqueueMail } from './enqueue-mail.ts'
import { isMailWanted } from './is-mail-wanted.ts'
import { mails } from './schema.ts'

type Told = { watchId: string; to: string; locale: Locale; userId: string | null; cause: string }

/** Asks for the letter that something is back; none to a person who turned the topic off. */
export async function queueStockMail(db: Db, { watchId, to, locale, userId, cause }: Told) {
  if (userId && !(await isMailWanted(db, userId, 'back-in-stock'))) return
  const [row] = await db
    .insert(mails)
    .values({ kind: 'back-in-stock', cause: `${cause}:${watchId}`, to, locale, facts: { watchId } })
    .onConflictDoNothing()
    .returning({ id: mails.id })
  if (row) await enqueueMail(db, { id: row.id, kind: 'back-in-stock' })
}
