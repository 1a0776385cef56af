import type { ConsentPurpose } from '#shop/identity/consents/consent.ts'

/** Topics that a customer may turn off. Order steps and account security are not among them: they are obligatory. */
export const emailTopics = ['promotions', 'back-in-stock', 'reviews', 'reminders'] as const
export type EmailTopic = (typeof emailTopics)[number]

/** Advertising needs consent beforehand (Decree 91/2020/ND-CP), and the consent log decides; other topics are on until they are turned off. */
export const consentOf: Partial<Record<EmailTopic, ConsentPurpose>> = {
  promotions: 'marketing-mail',
  reminders: 'reminders',
}
