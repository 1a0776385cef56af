/**
 * How long a session lives (docs/sessions.md). It slides with use, ends when nobody was heard of for
 * `sessionIdleSeconds`, and ends `sessionLifetimeMs` after the sign-in however often it was renewed.
 */
export const sessionLifetimeMs = 24 * 60 * 60 * 1000
export const sessionIdleSeconds = 12 * 60 * 60
/** A user who signed in by Google has this long to enter the code from the phone; then they sign in anew. */
const secondFactorMs = 10 * 60 * 1000
/** As fresh as a password just typed: for people who have no password. */
const freshSignInMs = 10 * 60 * 1000

type SessionTimes = { createdAt: Date; secondFactorAt?: Date | null }

const age = ({ createdAt }: SessionTimes, now: Date) => now.getTime() - createdAt.getTime()

export const isSessionOver = (session: SessionTimes, owes: boolean, now = new Date()) =>
  age(session, now) >= (owes ? secondFactorMs : sessionLifetimeMs)

export const isFreshSignIn = (signedInAt: Date, now = new Date()) =>
  now.getTime() - signedInAt.getTime() < freshSignInMs
