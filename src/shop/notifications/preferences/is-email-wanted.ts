import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { hasConsent } from '#shop/identity/consents/has-consent.ts'
import { users } from '#shop/identity/schema.ts'
import { fitOptOuts } from '#shop/reviews/schema.ts'
import { consentOf, type EmailTopic } from './email-topic.ts'
import { emailPreferences } from '../schema.ts'

/** Whether this user may get emails on a topic: by their consent where one is needed, else by their choice, here or by the link of an email. */
export async function isEmailWanted(db: Db, userId: string, topic: EmailTopic): Promise<boolean> {
  const purpose = consentOf[topic]
  if (purpose) return (await hasConsent(db, userId, purpose)) ?? false
  const [chosen] = await db
    .select({ wanted: emailPreferences.wanted })
    .from(emailPreferences)
    .where(and(eq(emailPreferences.userId, userId), eq(emailPreferences.topic, topic)))
  if (topic === 'reviews' && (await hasStoppedFitQuestions(db, userId))) return false
  return chosen?.wanted ?? true
}

/** The stop link of such an email is kept by address, since guests have no account. */
async function hasStoppedFitQuestions(db: Db, userId: string) {
  const rows = await db
    .select({ email: fitOptOuts.email })
    .from(fitOptOuts)
    .innerJoin(users, eq(fitOptOuts.email, sql`lower(${users.email})`))
    .where(eq(users.id, userId))
  return rows.length > 0
}
