import type { Db } from '#platform/postgres/db.server.ts'
import { findInquiry } from '#shop/inquiries/queries.ts'
import { queueAccountEmail } from '#shop/notifications/queue/queue-account-email.ts'
import { findSettings } from '#shop/settings/queries.ts'

type Facts = Record<string, unknown>
type Reaction = (db: Db, facts: Facts, eventId: number) => Promise<unknown>

/** Emails the shop about a new inquiry, if the shop has an email address; /admin/inquiries lists it anyway. */
const emailShop: Reaction = async (db, { id }, eventId) => {
  const { email } = await findSettings(db)
  if (!email || !(await findInquiry(db, String(id)))) return
  await queueAccountEmail(db, {
    kind: 'inquiry-received',
    to: email,
    locale: 'vi',
    facts: { inquiryId: String(id) },
    cause: `event:${eventId}`,
  })
}

const sendReply: Reaction = async (db, { id }, eventId) => {
  const inquiry = await findInquiry(db, String(id))
  if (!inquiry?.email || inquiry.answerChannel !== 'mail') return
  await queueAccountEmail(db, {
    kind: 'inquiry-answered',
    to: inquiry.email,
    locale: inquiry.locale,
    facts: { inquiryId: inquiry.id },
    cause: `event:${eventId}`,
  })
}

export const inquiryReactions: Record<string, Reaction[]> = {
  'inquiry.received': [emailShop],
  'inquiry.answered': [sendReply],
}
