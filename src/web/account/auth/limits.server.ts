import { allLimits } from '#platform/limits/all-limits.server.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { clearTries, secondsToWait, type Limit } from '#platform/limits/limit.server.ts'
import { networkOf } from '#shop/identity/sessions/network-of.ts'
import { waitRefusal } from '#shop/identity/wait-refusal.ts'
import { m } from '#words/messages.js'

const perNetwork: Record<Deed, Limit> = {
  'sign-up': allLimits.signUp,
  letter: allLimits.letterNetwork,
  // The password behind a link of a letter, guessed.
  guess: allLimits.letterNetwork,
  social: allLimits.social,
}
const perMailbox = allLimits.letter
/** Nobody’s mailbox is flooded, from however many places. */
const perAddress = allLimits.letterAddress

type Deed = 'sign-up' | 'letter' | 'guess' | 'social'

const signingIn = [m.auth_refusal_too_many_one, m.auth_refusal_too_many] as const
/** Each deed is refused in its own words. */
const words: Record<Deed, Parameters<typeof waitRefusal>[1]> = {
  'sign-up': [m.auth_refusal_up_often_one, m.auth_refusal_up_often],
  letter: [m.auth_refusal_letter_often_one, m.auth_refusal_letter_often],
  guess: [...signingIn],
  social: [...signingIn],
}

/** Counts what anybody may do without an account; known and unknown addresses alike. */
export async function limitAnonymousAction(db: Db, deed: Deed, { ip, email }: { ip: string; email?: string }) {
  const network = networkOf(ip)
  const counts: [Limit, string][] = [[perNetwork[deed], network]]
  if (email) counts.push([perMailbox, `${email.toLowerCase()}|${network}`], [perAddress, email.toLowerCase()])
  for (const [limit, who] of counts) {
    const seconds = await secondsToWait(db, limit, who)
    if (seconds) throw waitRefusal('too-many', words[deed], seconds)
  }
}

/**
 * Counts who asks for the link to a new password. Within the time that a link is good, no more than a few go to one address: then the answer is when they
 * were sent, since the link of the letter still works, whoever asked for it. A device that this person signed in with has a count of its own.
 */
export async function limitPasswordReset(
  db: Db,
  { ip, email, device }: { ip: string; email: string; device?: string },
) {
  const person = email.toLowerCase()
  if (device && !(await secondsToWait(db, allLimits.resetDevice, `${device}|${person}`))) return {}
  const network = await secondsToWait(db, perNetwork.letter, networkOf(ip))
  if (network) throw waitRefusal('too-many', words.letter, network)
  const { seconds } = allLimits.resetLetter
  const left = await secondsToWait(db, allLimits.resetLetter, person)
  return left ? { sentAt: new Date(Date.now() - (seconds - left) * 1000) } : {}
}

/** The link was used: a letter that is asked for now is a new one. */
export const clearPasswordResetLimit = (db: Db, email: string) =>
  clearTries(db, allLimits.resetLetter, email.toLowerCase())
