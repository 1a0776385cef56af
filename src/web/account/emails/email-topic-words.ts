import type { EmailTopic } from '#shop/notifications/preferences/email-topic.ts'
import { m } from '#words/messages.js'

type TopicText = { label: string; note: string }

export const emailTopicWords = (): Record<EmailTopic, TopicText> => ({
  promotions: { label: m.notification_mail_promotions(), note: m.notification_mail_promotions_note() },
  'back-in-stock': { label: m.notification_mail_back_in_stock(), note: m.notification_mail_back_in_stock_note() },
  reviews: { label: m.notification_mail_reviews(), note: m.notification_mail_reviews_note() },
  reminders: { label: m.notification_mail_reminders(), note: m.notification_mail_reminders_note() },
})
