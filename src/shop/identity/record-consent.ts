import type { Db } from '#platform/db.server.ts'
import { staff, type Actor } from './actor.ts'
import { consentTextVersion, type ConsentPurpose } from './consent.ts'
import { consents } from './schema.ts'

type Choice = { userId: string; purpose: ConsentPurpose; given: boolean; ip: string | null }

/** Writes down what somebody agreed to or took back, with the version of the text that they saw. Rows are only added. */
export const recordConsent = (db: Db, actor: Actor, { userId, purpose, given, ip }: Choice) =>
  db.insert(consents).values({
    userId,
    purpose,
    given,
    ip,
    textVersion: consentTextVersion,
    channel: actor === staff(userId) ? 'web' : 'staff',
  })
