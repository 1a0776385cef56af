import type { Locale } from '#kit/localized.ts'
import type { Db } from '#platform/db.server.ts'
import { enqueueMail } from './enqueue-mail.ts'
import type { AccountMailKind } from './mail-kind.ts'
import { mails } from './schema.ts'

export type AccountLetter = {
  kind: AccountMailKind
  to: string
  locale: Locale
  facts?: Record<string, string>
  /** What it follows from: said twice, it is sent once. */
  cause?: string
}

/** Asks for a letter to an address, known or not: who lives there, and whether anything is sent, is found out when it is written. So the answer to a stranger tells nothing, not even by its time. */
export async function queueAccountMail(db: Db, { kind, to, locale, facts, cause }: AccountLetter) {
  const values = { kind, cause: cause ?? `asked:${crypto.randomUUID()}`, to: to.toLowerCase(), locale, facts }
  const [row] = await db.insert(mails).values(values).onConflictDoNothing().returning({ id: mails.id })
  if (row) await enqueueMail(db, { id: row.id, kind })
}
