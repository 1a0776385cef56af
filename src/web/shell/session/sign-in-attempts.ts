import { browserStorage, tabStorage } from '#kit/browser-storage.ts'

/** A login attempt, as this browser remembers it. Never trusted: the server counts for itself. */
export type SignInAttempt = { email: string; timestamp: number; success: boolean }

/** Five failures in 15 minutes, as on the server. */
export const maxFailures = 5
export const attemptWindowMs = 900_000
const maxEntries = 50

/** Five failures since the last success, within fifteen minutes. */
export function isSignInLocked(attempts: SignInAttempt[], email: string, now = Date.now()) {
  const own = attempts.filter((one) => one.email === tidy(email) && now - one.timestamp < attemptWindowMs)
  const lastSuccess = own.findLastIndex((one) => one.success)
  return own.slice(lastSuccess + 1).length >= maxFailures
}

export const withAttempt = (attempts: SignInAttempt[], attempt: SignInAttempt, now = Date.now()) =>
  [
    ...attempts.filter((one) => now - one.timestamp < attemptWindowMs),
    { ...attempt, email: tidy(attempt.email) },
  ].slice(-maxEntries)

const tidy = (email: string) => email.trim().toLowerCase()

const key = 'luot_login_attempts'

export function readAttempts(): SignInAttempt[] {
  try {
    const stored = JSON.parse(browserStorage.getItem(key) ?? '[]') as unknown
    return Array.isArray(stored) ? stored.filter(isAttempt) : []
  } catch {
    return []
  }
}

export function noteAttempt(email: string, success: boolean) {
  const attempt = { email, timestamp: Date.now(), success }
  browserStorage.setItem(key, JSON.stringify(withAttempt(readAttempts(), attempt)))
}

const tryKey = 'luot_signing_in'

/** Remembers who is signing in until the answer arrives. */
export const rememberSignIn = (email: string) => tabStorage.setItem(tryKey, email)

/** After a refusal or another way to sign in, the next success does not belong to this address. */
export const clearSignInAttempt = () => tabStorage.removeItem(tryKey)

/** A success resets the count of this address. */
export function noteSuccess() {
  const email = tabStorage.getItem(tryKey)
  tabStorage.removeItem(tryKey)
  if (email) noteAttempt(email, true)
}

function isAttempt(one: unknown): one is SignInAttempt {
  const { email, timestamp, success } = (one ?? {}) as Partial<SignInAttempt>
  return typeof email === 'string' && typeof timestamp === 'number' && typeof success === 'boolean'
}
