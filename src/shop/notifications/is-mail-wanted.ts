import { and, eq } from 'drizzle-orm'
import type { Db } from '#platform/db.server.ts'
import { hasConsent } from '#shop/identity/has-consent.ts'
import { consentOf, type MailTopic } from './mail-topic.ts'
import { mailPreferences } from './schema.ts'

/** Whether this person may be written to about a topic: by their consent where one is needed, else by their choice. */
export async function isMailWanted(db: Db, userId: string, topic: MailTopic): Promise<boolean> {
  const purpose = consentOf[topic]
  if (purpose) return (await hasConsent(db, userId, purpose)) ?? false
  const [chosen] = await db
    .select({ wanted: mailPreferences.wanted })
    .from(mailPreferences)
    .where(and(eq(mailPreferences.userId, userId), eq(mailPreferences.topic, topic)))
  return chosen?.wanted ?? true
}
