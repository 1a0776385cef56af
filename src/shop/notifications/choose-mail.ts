import { eq } from 'drizzle-orm'
import type { Db } from '#platform/db.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { users } from '#shop/identity/schema.ts'
import { recordConsent } from '#shop/identity/record-consent.ts'
import { isMailWanted } from './is-mail-wanted.ts'
import { consentOf, type MailTopic } from './mail-topic.ts'
import { mailPreferences } from './schema.ts'

export type MailChoice = { userId: string; topic: MailTopic; wanted: boolean; ip: string | null }

/** Turns a topic on or off; a choice that changes nothing leaves no trace. Where consent is needed, its log is the choice. */
export const chooseMail = (db: Db, actor: Actor, { userId, topic, wanted, ip }: MailChoice) =>
  db.transaction(async (tx) => {
    // A letter may be older than the account that it was written to.
    const isGone = (await tx.select({ id: users.id }).from(users).where(eq(users.id, userId))).length === 0
    if (isGone || (await isMailWanted(tx, userId, topic)) === wanted) return
    const purpose = consentOf[topic]
    if (purpose) return void (await recordConsent(tx, actor, { userId, purpose, given: wanted, ip }))
    const row = { userId, topic, wanted, changedAt: new Date() }
    await tx
      .insert(mailPreferences)
      .values(row)
      .onConflictDoUpdate({ target: [mailPreferences.userId, mailPreferences.topic], set: row })
  })
