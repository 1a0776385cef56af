import { allLimits } from '#platform/limits/all-limits.server.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { clearTries, secondsToWait, type Limit } from '#platform/limits/limit.server.ts'
import { networkOf } from '#shop/identity/sessions/network-of.ts'
import { limitStrangers } from '#shop/identity/limit-strangers.ts'
import { waitRefusal } from '#shop/identity/wait-refusal.ts'
import { m } from '#words/messages.js'

const perNetwork: Record<AnonymousAction, Limit> = {
  'sign-up': allLimits.signUp,
  email: allLimits.emailByNetwork,
  // Guesses of the password on the page of an emailed link.
  guess: allLimits.emailByNetwork,
  social: allLimits.social,
}

type AnonymousAction = 'sign-up' | 'email' | 'guess' | 'social'

const signingIn = [m.auth_refusal_too_many_one, m.auth_refusal_too_many] as const
/** Each action has its own message. */
const words: Record<AnonymousAction, Parameters<typeof waitRefusal>[1]> = {
  'sign-up': [m.auth_refusal_up_often_one, m.auth_refusal_up_often],
  email: [m.auth_refusal_email_often_one, m.auth_refusal_email_often],
  guess: [...signingIn],
  social: [...signingIn],
}

/** Limits what anybody can do without an account, for known and unknown addresses alike. */
export const limitAnonymousAction = (db: Db, action: AnonymousAction, who: { ip: string; email?: string }) =>
  limitStrangers(db, { ...who, perNetwork: perNetwork[action], words: words[action] })

/**
 * Limits requests for a password reset. While a link is valid, only a few emails go to one address; after that the answer says when they
 * were sent, since the emailed link still works, whoever requested it. A device on which this user has signed in has its own limit.
 */
export async function limitPasswordReset(
  db: Db,
  { ip, email, device }: { ip: string; email: string; device?: string },
) {
  const person = email.toLowerCase()
  if (device && !(await secondsToWait(db, allLimits.resetDevice, `${device}|${person}`))) return {}
  const network = await secondsToWait(db, perNetwork.email, networkOf(ip))
  if (network) throw waitRefusal('too-many', words.email, network)
  const { seconds } = allLimits.passwordResetEmail
  const left = await secondsToWait(db, allLimits.passwordResetEmail, person)
  return left ? { sentAt: new Date(Date.now() - (seconds - left) * 1000) } : {}
}

/** The link was used, so the next request sends a new email. */
export const clearPasswordResetLimit = (db: Db, email: string) =>
  clearTries(db, allLimits.passwordResetEmail, email.toLowerCase())
