import type { Locale } from '#kit/localized.ts'
import { env } from '#platform/env.server.ts'
import { linkIn } from '#platform/link-in.server.ts'
import { showPhone } from '#shop/identity/accounts/phone.ts'
import type { Inquiry } from '#shop/inquiries/queries.ts'
import { topicName } from '#shop/inquiries/topic-words.ts'
import { m } from '#words/messages.js'

export type EmailInquiry = Pick<Inquiry, 'id' | 'name' | 'email' | 'phone' | 'topic' | 'orderCode' | 'text' | 'reply'>

/** To the shop: a new inquiry from /contact. */
export function inquiryEmail(inquiry: EmailInquiry, shop: string, locale: Locale) {
  const options = { locale }
  const { id, name, email, phone, topic, orderCode, text } = inquiry
  const from = [name, email, phone && showPhone(phone), orderCode].filter(Boolean).join(' · ')
  return {
    subject: m.email_inquiry_subject({ name, topic: topicName(topic, locale) }, options),
    title: m.email_inquiry_title({ topic: topicName(topic, locale) }, options),
    text: `${from}\n\n${text}`,
    action: { label: m.email_inquiry_button({}, options), link: `${env.BASE_URL}/admin/inquiries/${id}` },
    why: m.email_inquiry_why({ shop }, options),
  }
}

/** To the sender: the shop's answer, above their question. */
export function inquiryReplyEmail({ text, reply }: EmailInquiry, shop: string, locale: Locale) {
  const options = { locale }
  if (!reply) return
  return {
    subject: m.email_reply_subject({ shop }, options),
    title: m.email_reply_title({ shop }, options),
    text: m.email_reply_text({ reply, text }, options),
    action: {
      label: m.email_reply_button({}, options),
      link: linkIn(locale, '/contact'),
    },
    why: m.email_reply_why({ shop }, options),
  }
}
