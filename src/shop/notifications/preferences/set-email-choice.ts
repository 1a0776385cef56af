import { eq } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { users } from '#shop/identity/schema.ts'
import { recordConsent } from '#shop/identity/consents/record-consent.ts'
import { allowFitQuestions } from '#shop/reviews/fit/stop-fit-questions.ts'
import { isEmailWanted } from './is-email-wanted.ts'
import { consentOf, type EmailTopic } from './email-topic.ts'
import { emailPreferences } from '../schema.ts'

type EmailChoice = { userId: string; topic: EmailTopic; wanted: boolean; ip: string | null }

/** Turns a topic on or off; a choice that changes nothing leaves no trace. Where consent is needed, its log is the choice. */
export const setEmailChoice = (db: Db, actor: Actor, { userId, topic, wanted, ip }: EmailChoice) =>
  db.transaction(async (tx) => {
    // An unsubscribe link may be older than the deletion of its account.
    const [user] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId))
    if (!user || (await isEmailWanted(tx, userId, topic)) === wanted) return
    if (topic === 'reviews' && wanted) await allowFitQuestions(tx, user.email)
    const purpose = consentOf[topic]
    if (purpose) return void (await recordConsent(tx, actor, { userId, purpose, given: wanted, ip }))
    const row = { userId, topic, wanted, changedAt: new Date() }
    await tx
      .insert(emailPreferences)
      .values(row)
      .onConflictDoUpdate({ target: [emailPreferences.userId, emailPreferences.topic], set: row })
  })
