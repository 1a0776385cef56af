import { browserStorage, tabStorage } from '#kit/browser-storage.ts'

/** A login attempt, as this browser remembers it. Trusted for nothing: the server counts for itself. */
export type Attempt = { email: string; timestamp: number; success: boolean }

/** Five failures in 15 minutes, as on the server. */
export const maxFailures = 5
export const windowMs = 900_000
const kept = 50

/** Five failures since the last success, within fifteen minutes. */
export function isLocked(attempts: Attempt[], email: string, now = Date.now()) {
  const own = attempts.filter((one) => one.email === tidy(email) && now - one.timestamp < windowMs)
  const lastSuccess = own.findLastIndex((one) => one.success)
  return own.slice(lastSuccess + 1).length >= maxFailures
}

export const withAttempt = (attempts: Attempt[], attempt: Attempt, now = Date.now()) =>
  [...attempts.filter((one) => now - one.timestamp < windowMs), { ...attempt, email: tidy(attempt.email) }].slice(-kept)

const tidy = (email: string) => email.trim().toLowerCase()

const key = 'luot_login_attempts'

export function readAttempts(): Attempt[] {
  try {
    const found = JSON.parse(browserStorage.getItem(key) ?? '[]') as unknown
    return Array.isArray(found) ? found.filter(isAttempt) : []
  } catch {
    return []
  }
}

export function noteAttempt(email: string, success: boolean) {
  const attempt = { email, timestamp: Date.now(), success }
  browserStorage.setItem(key, JSON.stringify(withAttempt(readAttempts(), attempt)))
}

const tryKey = 'luot_signing_in'

/** Who is signing in, until the answer is here. */
export const rememberTry = (email: string) => tabStorage.setItem(tryKey, email)

/** The answer was no, or another way in was taken: the next success is not this address's. */
export const forgetTry = () => tabStorage.removeItem(tryKey)

/** The answer was yes: a new beginning for this address. */
export function noteSuccess() {
  const email = tabStorage.getItem(tryKey)
  tabStorage.removeItem(tryKey)
  if (email) noteAttempt(email, true)
}

function isAttempt(one: unknown): one is Attempt {
  const { email, timestamp, success } = (one ?? {}) as Partial<Attempt>
  return typeof email === 'string' && typeof timestamp === 'number' && typeof success === 'boolean'
}
