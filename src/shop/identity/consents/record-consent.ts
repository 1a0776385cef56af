import { eq } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { staff, type Actor } from '../actor.ts'
import { consentTextVersion, type ConsentPurpose } from './consent.ts'
import { consents } from '../schema.ts'

/** A choice of somebody who may have no account yet. */
export type GivenConsent = { purpose: ConsentPurpose; given: boolean; ip?: string | null }
type ConsentInput = GivenConsent & { userId: string }

/** Stores a choice with the version of the text that was shown. Rows are only added: a withdrawal is a row too. */
export const recordConsent = (db: Db, actor: Actor, ...choices: ConsentInput[]) =>
  db.insert(consents).values(
    choices.map((choice) => ({
      ...choice,
      textVersion: consentTextVersion,
      channel: actor === staff(choice.userId) || actor === 'guest' ? 'web' : 'staff',
    })),
  )

/** The choices of somebody who has just got an account. */
export async function recordSignUpConsents(
  db: Db,
  actor: Actor,
  userId: string,
  choices: readonly GivenConsent[] = [],
) {
  if (choices.length) await recordConsent(db, actor, ...choices.map((choice) => ({ ...choice, userId })))
}

/** The consents of an unconfirmed account may be a stranger's: they are no longer this user's when the owner of the address takes the account over. */
export const detachConsents = (db: Db, userId: string) =>
  db.update(consents).set({ userId: null, ip: null }).where(eq(consents.userId, userId))
