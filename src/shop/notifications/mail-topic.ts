/** Kinds of mail that a customer may turn off. Order steps and account security are not among them: they are owed. */
export const mailTopics = ['promotions', 'back-in-stock', 'reviews', 'reminders'] as const
export type MailTopic = (typeof mailTopics)[number]
