import type { Db } from '#platform/postgres/db.server.ts'
import { staff, type Actor } from '../actor.ts'
import { consentTextVersion, type ConsentPurpose } from './consent.ts'
import { consents } from '../schema.ts'

type ConsentInput = { userId: string; purpose: ConsentPurpose; given: boolean; ip?: string | null }

/** Stores a choice with the version of the text that was shown. Rows are only added: a withdrawal is a row too. */
export const recordConsent = (db: Db, actor: Actor, ...choices: ConsentInput[]) =>
  db.insert(consents).values(
    choices.map((choice) => ({
      ...choice,
      textVersion: consentTextVersion,
      channel: actor === staff(choice.userId) || actor === 'guest' ? 'web' : 'staff',
    })),
  )
