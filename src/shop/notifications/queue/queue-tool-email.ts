import type { Locale } from '#kit/localized.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { enqueueEmail } from './enqueue-email.ts'
import type { ToolEmailKind } from '../email-kind.ts'
import { emails } from '../schema.ts'

type ToolEmailRequest = {
  kind: ToolEmailKind
  cause: string
  to: string
  locale: Locale
  facts: Record<string, string>
}

/** Queues an email of the tools, once per cause. */
export async function queueToolEmail(db: Db, request: ToolEmailRequest, orderId?: string) {
  const [row] = await db
    .insert(emails)
    .values({ ...request, orderId })
    .onConflictDoNothing()
    .returning({ id: emails.id })
  if (row) await enqueueEmail(db, { id: row.id, kind: request.kind })
}
