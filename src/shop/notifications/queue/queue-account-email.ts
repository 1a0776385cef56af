import type { Locale } from '#kit/localized.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { enqueueEmail } from './enqueue-email.ts'
import type { AccountEmailKind } from '../email-kind.ts'
import { emails } from '../schema.ts'

type AccountEmailRequest = {
  kind: AccountEmailKind
  to: string
  locale: Locale
  facts?: Record<string, string>
  /** The cause of the email: a repeated cause is sent once. */
  cause?: string
}

/**
 * Queues an email to an address, known or not: whether there is an account, and whether anything is sent, is decided when it is written. So neither the
 * answer nor its timing reveals anything to a stranger.
 */
export async function queueAccountEmail(db: Db, { kind, to, locale, facts, cause }: AccountEmailRequest) {
  const values = { kind, cause: cause ?? `asked:${crypto.randomUUID()}`, to: to.toLowerCase(), locale, facts }
  const [row] = await db.insert(emails).values(values).onConflictDoNothing().returning({ id: emails.id })
  if (row) await enqueueEmail(db, { id: row.id, kind })
}
