import type { Db } from '#platform/db.server.ts'
import { consentTextVersion, type ConsentPurpose } from './consent.ts'
import { consents } from './schema.ts'
import type { Actor } from './actor.ts'

export type Choice = { userId: string; purpose: ConsentPurpose; given: boolean; ip?: string | null; channel?: string }

/** Keeps what somebody chose, with the version of the text they saw. Rows are only added: taking back is a row too. */
export const recordConsent = (db: Db, _: Actor, ...choices: Choice[]) =>
  db.insert(consents).values(choices.map((choice) => ({ ...choice, textVersion: consentTextVersion })))
