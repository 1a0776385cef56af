import type { Locale } from '#kit/localized.ts'
import type { Db } from '#platform/db.server.ts'
import { enqueue } from '#platform/jobs.server.ts'
import type { MailKind } from './mail-kind.ts'
import { mailJob } from './queue-order-mail.ts'
import { mails } from './schema.ts'

type Wanted = { kind: string; to: string; locale: Locale; facts: Record<string, string>; cause?: string }

/** Queues one letter about an account, once per cause. */
export async function queueAccountMail(db: Db, { kind, to, locale, facts, cause = crypto.randomUUID() }: Wanted) {
  const [row] = await db
    .insert(mails)
    .values({ kind: kind as MailKind, cause, to, locale, facts })
    .onConflictDoNothing()
    .returning({ id: mails.id })
  if (row) await enqueue(db, mailJob, { mailId: row.id })
}
