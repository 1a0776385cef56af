import type { Locale } from '#kit/localized.ts'
import { Refusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import type { ConsentPurpose } from '#shop/identity/consents/consent.ts'
import { limitStrangers } from '#shop/identity/limit-strangers.ts'
import { hashQueued } from '#shop/identity/passwords/hash-queued.ts'
import { openAccount } from '#shop/identity/accounts/open-account.ts'
import { refuseGuessable } from '#shop/identity/passwords/refuse-guessable.ts'
import { recordSignUpConsents } from '#shop/identity/consents/record-consent.ts'
import { queueAccountEmail } from '#shop/notifications/queue/queue-account-email.ts'
import { m } from '#words/messages.js'

type SignUp = {
  email: string
  name: string
  password: string
  locale: Locale
  /** The ticked and unticked consents. */
  consents: Partial<Record<ConsentPurpose, boolean>>
  ip: string
  /** Whether somebody signed in to the account of this address from this browser before: then the page says that the address is taken. */
  isKnownHere?: boolean
}

/**
 * Creates an account, or emails the owner of an existing one: same work and same answer, so that nobody learns who has an account
 * (docs/reference/security.md 0). Returns the credential number for the mark of this browser.
 */
export async function signUp(db: Db, actor: Actor, { email: typed, password, isKnownHere = false, ...facts }: SignUp) {
  const email = typed.toLowerCase()
  await refuseGuessable(password, facts.name, email)
  // Only now, since each sign-up from here on sends an email, and whoever is asked for another password has caused none.
  await limitStrangers(db, { ip: facts.ip, email, words: [m.auth_refusal_email_often_one, m.auth_refusal_email_often] })
  const passwordHash = await hashQueued(password)
  return db.transaction(async (tx) => {
    const { name, locale, consents, ip } = facts
    const opened = await openAccount(tx, { email, name, passwordHash, locale })
    if (opened.isTaken && isKnownHere) throw new Refusal('address-taken', m.auth_refusal_taken, {})
    const choices = (Object.entries(consents) as [ConsentPurpose, boolean][]).map(([purpose, given]) => ({
      purpose,
      given,
      ip,
    }))
    if (opened.userId) await recordSignUpConsents(tx, actor, opened.userId, choices)
    await queueAccountEmail(tx, {
      kind: opened.isTaken ? 'already-registered' : 'confirm-address',
      to: email,
      locale,
    })
    return { accountId: opened.accountId }
  })
}
