import { APIError } from 'better-auth/api'
import { eq } from 'drizzle-orm'
import { Refusal } from '#kit/refusal.ts'
import { allLimits } from '#platform/limits/all-limits.server.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { clearTries, secondsToWait } from '#platform/limits/limit.server.ts'
import { m } from '#words/messages.js'
import { auth } from '../auth.server.ts'
import { twoFactors } from '../schema.ts'
import { waitRefusal } from '../wait-refusal.ts'

/**
 * The library counts guesses only between the factors and never after a sign-in by Google; here every guess counts (ASVS 6.6.3). The library allows five
 * in one sign-in and then ends it silently; with a limit of five here, the user first sees how long to wait, and the form stays.
 */
const guesses = allLimits.secondFactor
/** A code is valid for 90 seconds and once (ASVS 6.5.1); the library does not remember used codes. */
const uses = allLimits.totpUsed

type Code = { userId: string; code: string; headers: Headers }

/** Runs `check`; five wrong codes lock until 15 minutes after the first. */
async function limitGuesses<T>(db: Db, userId: string, check: () => Promise<T>): Promise<T> {
  const wait = await secondsToWait(db, guesses, userId)
  if (wait) throw locked(wait)
  const done = await check()
  await clearTries(db, guesses, userId)
  return done
}

/** Checks a code of the authenticator app. The same code a second time is refused, also at the same moment in two windows. */
export async function checkTotp(db: Db, { userId, code, headers }: Code) {
  const digits = code.replace(/\s/g, '')
  if (!/^\d{6}$/.test(digits)) throw new Refusal('code-malformed', m.security_refusal_code_form, {})
  return limitGuesses(db, userId, async () => {
    const use = `${userId}|${digits}`
    if (await secondsToWait(db, uses, use)) throw new Refusal('code-used', m.security_refusal_code_used, {})
    try {
      return await auth.api.verifyTOTP({ body: { code: digits }, headers, returnHeaders: true })
    } catch (error) {
      await clearTries(db, uses, use)
      throw await asRefusal(db, userId, error)
    }
  })
}

/** Checks a backup code and uses it up. */
export async function checkBackupCode(db: Db, { userId, code, headers }: Code) {
  const typed = code.replace(/[\s-]/g, '').toLowerCase()
  if (!/^[a-z0-9]{10}$/.test(typed)) throw new Refusal('code-malformed', m.security_refusal_backup_form, {})
  return limitGuesses(db, userId, async () => {
    try {
      const body = { code: `${typed.slice(0, 5)}-${typed.slice(5)}` }
      return await auth.api.verifyBackupCode({ body, headers, returnHeaders: true })
    } catch (error) {
      throw await asRefusal(db, userId, error)
    }
  })
}

const locked = (seconds: number) =>
  waitRefusal('second-factor-locked', [m.security_refusal_locked_one, m.security_refusal_locked], seconds)

/** How long the library's own lock still lasts; it begins with the tenth wrong code in a row. */
async function secondsLocked(db: Db, userId: string) {
  const [row] = await db.select({ until: twoFactors.lockedUntil }).from(twoFactors).where(eq(twoFactors.userId, userId))
  return Math.max(1, Math.ceil(((row?.until?.getTime() ?? 0) - Date.now()) / 1000))
}

/** Turns the library's refusal into ours; any other error is a bug and is thrown on. */
async function asRefusal(db: Db, userId: string, error: unknown) {
  if (!(error instanceof APIError) || error.status === 'INTERNAL_SERVER_ERROR') return error
  switch ((error.body as { code?: string } | undefined)?.code) {
    case 'ACCOUNT_TEMPORARILY_LOCKED':
      return locked(await secondsLocked(db, userId))
    case 'INVALID_TWO_FACTOR_COOKIE':
      return new Refusal('second-factor-gone', m.security_refusal_gone, {})
    case 'TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE':
      return new Refusal('second-factor-gone', m.security_refusal_spent, {})
    case 'INVALID_BACKUP_CODE':
    case 'BACKUP_CODES_NOT_ENABLED':
      return new Refusal('backup-code-wrong', m.security_refusal_backup, {})
    case 'TOTP_NOT_ENABLED':
      return new Refusal('two-factor-off', m.security_refusal_not_on, {})
    default:
      return new Refusal('code-wrong', m.security_refusal_code, {})
  }
}
