import { Refusal } from '#kit/refusal.ts'
import { allLimits } from '#platform/limits/all-limits.server.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { clearTries, countAtEach, undoAtEach, type Counter, type Limit } from '#platform/limits/limit.server.ts'
import { m } from '#words/messages.js'
import { networkOf } from '../sessions/network-of.ts'
import { waitRefusal } from '../wait-refusal.ts'

/** 5 failed attempts in 15 minutes; counted by email and network, so that nobody can lock another person out (docs/reference/security.md 4). */
const perPerson = allLimits.signIn
const perNetwork = allLimits.signInNetwork
const perAddress = allLimits.signInAddress
const perDevice = allLimits.signInDevice

type Try = { email: string; ip: string; device?: string }

/** The counters of a try. A device on which this user signed in before has its own counter, which strangers cannot fill. */
const countersOf = ({ email, ip, device }: Try): Counter[] => {
  const network = networkOf(ip)
  if (device) return [{ limit: perDevice, subject: `${device}|${email}` }]
  return [
    { limit: perPerson, subject: `${email}|${network}` },
    { limit: perNetwork, subject: network },
    { limit: perAddress, subject: email },
  ]
}

/** Counts a try before anything is hashed, whether or not the address has an account. Answers a function that takes it back if the password was right. */
export async function countTry(db: Db, attempt: Try) {
  const counters = countersOf(attempt)
  const refused = await countAtEach(db, counters)
  if (refused) throw refusalOf(refused.limit, refused.seconds)
  const [own, ...shared] = counters
  return async () => {
    await clearTries(db, own!.limit, own!.subject)
    await undoAtEach(db, shared)
  }
}

/**
 * Forgets the wrong passwords of who has just set a new one by the emailed link: in this browser, in this network, and where the password is asked
 * again. The new password would be refused for the guesses at the old one.
 */
export async function clearSignInTries(db: Db, { userId, email: typed, ip, device }: Try & { userId: string }) {
  const email = typed.toLowerCase()
  const counters: Counter[] = [
    countersOf({ email, ip })[0]!,
    ...(device ? countersOf({ email, ip, device }) : []),
    { limit: allLimits.passwordAgain, subject: userId },
    { limit: allLimits.prove, subject: userId },
  ]
  for (const { limit, subject } of counters) await clearTries(db, limit, subject)
}

function refusalOf(limit: Limit, seconds: number) {
  if (limit === perNetwork)
    return waitRefusal('too-many', [m.auth_refusal_too_many_one, m.auth_refusal_too_many], seconds)
  if (limit === perAddress)
    return waitRefusal('use-the-mail', [m.auth_refusal_use_mail_one, m.auth_refusal_use_mail], seconds)
  return new Refusal('sign-in-locked', m.refusal_sign_in_locked, { seconds })
}
