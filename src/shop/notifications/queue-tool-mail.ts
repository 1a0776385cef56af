import type { Locale } from '#kit/localized.ts'
import type { Db } from '#platform/db.server.ts'
import { enqueueMail } from './enqueue-mail.ts'
import type { ToolMailKind } from './mail-kind.ts'
import { mails } from './schema.ts'

type Asked = { kind: ToolMailKind; cause: string; to: string; locale: Locale; facts: Record<string, string> }

/** Puts a letter of the tools into the queue, once per cause. */
export async function queueToolMail(db: Db, asked: Asked, orderId?: string) {
  const [row] = await db
    .insert(mails)
    .values({ ...asked, orderId })
    .onConflictDoNothing()
    .returning({ id: mails.id })
  if (row) await enqueueMail(db, { id: row.id, kind: asked.kind })
}
