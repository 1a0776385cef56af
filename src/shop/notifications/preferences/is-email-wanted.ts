import { and, eq } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { hasConsent } from '#shop/identity/consents/has-consent.ts'
import { consentOf, type EmailTopic } from './email-topic.ts'
import { emailPreferences } from '../schema.ts'

/** Whether this user may get emails on a topic: by their consent where one is needed, else by their choice. */
export async function isEmailWanted(db: Db, userId: string, topic: EmailTopic): Promise<boolean> {
  const purpose = consentOf[topic]
  if (purpose) return (await hasConsent(db, userId, purpose)) ?? false
  const [chosen] = await db
    .select({ wanted: emailPreferences.wanted })
    .from(emailPreferences)
    .where(and(eq(emailPreferences.userId, userId), eq(emailPreferences.topic, topic)))
  return chosen?.wanted ?? true
}
