import { Refusal } from '#kit/refusal.ts'
import { allLimits } from '#platform/limits/all-limits.server.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { clearTries, secondsToWait } from '#platform/limits/limit.server.ts'
import { m } from '#words/messages.js'
import { findPasswordHash } from '../passwords/has-password.ts'
import { verifyQueued } from '../passwords/hash-queued.ts'
import { isFreshSignIn } from './session-rules.ts'
import { waitRefusal } from '../wait-refusal.ts'

const guesses = allLimits.passwordAgain

/**
 * Protects the actions that a thief at an unlocked screen would try first (OWASP ASVS 7.5.1): asks for the password again, or, without one, for a
 * sign-in of the last ten minutes.
 */
export async function verifyIdentity(
  db: Db,
  { userId, signedInAt, password }: { userId: string; signedInAt: Date; password: string },
) {
  const hash = await findPasswordHash(db, userId)
  if (!hash) {
    if (isFreshSignIn(signedInAt)) return
    throw new Refusal('session-stale', m.security_refusal_stale, {})
  }
  const wait = await secondsToWait(db, guesses, userId)
  if (wait) throw waitRefusal('password-locked', [m.security_refusal_locked_one, m.security_refusal_locked], wait)
  if (!(await verifyQueued({ hash, password }))) throw new Refusal('password-wrong', m.security_refusal_password, {})
  await clearTries(db, guesses, userId)
}
