/**
 * How long a session lives (docs/sessions.md). It slides with use, ends when nobody was heard of for
 * `idleSeconds`, and ends `lifetimeMs` after the sign-in however often it was renewed.
 */
export const lifetimeMs = 24 * 60 * 60 * 1000
export const idleSeconds = 12 * 60 * 60
/** Who signed in by Google and owes the code from the phone has this long; then it takes a new sign-in. */
export const owingMs = 10 * 60 * 1000
/** As fresh as a password just typed: for people who have no password. */
export const freshMs = 10 * 60 * 1000

export type SessionTimes = { createdAt: Date; secondFactorAt?: Date | null }

const age = ({ createdAt }: SessionTimes, now: Date) => now.getTime() - createdAt.getTime()

export const isOver = (session: SessionTimes, owes: boolean, now = new Date()) =>
  age(session, now) >= (owes ? owingMs : lifetimeMs)

export const isFresh = (signedInAt: Date, now = new Date()) => now.getTime() - signedInAt.getTime() < freshMs
