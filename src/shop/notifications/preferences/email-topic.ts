import type { ConsentPurpose } from '#shop/identity/consents/consent.ts'

/** Kinds of mail that a customer may turn off. Order steps and account security are not among them: they are owed. */
export const emailTopics = ['promotions', 'back-in-stock', 'reviews', 'reminders'] as const
export type EmailTopic = (typeof emailTopics)[number]

/** Advertising needs consent beforehand (Decree 91/2020), and its log says whether it is given; the other topics are on until they are turned off. */
export const consentOf: Partial<Record<EmailTopic, ConsentPurpose>> = {
  promotions: 'marketing-mail',
  reminders: 'reminders',
}
