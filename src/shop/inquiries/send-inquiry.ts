import { and, eq } from 'drizzle-orm'
import { createHash } from 'node:crypto'
import type { Locale } from '#kit/localized.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { emit } from '#platform/jobs/outbox.server.ts'
import { inquiryReceived } from './events.ts'
import type { InquiryValues } from './inquiry-values.ts'
import { reopened } from './answer-inquiry.ts'
import { inquiries } from './schema.ts'

type NewInquiry = InquiryValues & { userId: string | null; locale: Locale }

/**
 * Stores an inquiry and notifies the shop. The same words from the same person on the same day are one inquiry; sent again after the answer, they open it
 * again, because the answer did not help.
 */
export const sendInquiry = (db: Db, inquiry: NewInquiry) =>
  db.transaction(async (tx) => {
    const id = idOf(inquiry)
    const [added] = await tx
      .insert(inquiries)
      .values({ id, ...inquiry })
      .onConflictDoNothing()
      .returning({ id: inquiries.id })
    const [again] = added
      ? []
      : await tx
          .update(inquiries)
          .set(reopened)
          .where(and(eq(inquiries.id, id), eq(inquiries.state, 'answered')))
          .returning({ id: inquiries.id })
    if (added || again) await emit(tx, inquiryReceived(id))
    return id
  })

/** The page of the form is the same for everybody, so the id is computed from the text. */
function idOf({ name, email, phone, topic, orderCode, text }: NewInquiry) {
  const day = new Date().toISOString().slice(0, 10)
  const digest = createHash('sha256')
    .update(JSON.stringify([name, email, phone, topic, orderCode, text, day]))
    .digest('hex')
  return `${digest.slice(0, 8)}-${digest.slice(8, 12)}-8${digest.slice(13, 16)}-a${digest.slice(17, 20)}-${digest.slice(20, 32)}`
}
