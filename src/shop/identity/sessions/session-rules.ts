/**
 * The lifetime of a session (docs/sessions.md). It slides with use, ends after `sessionIdleSeconds` without a request, and ends `sessionLifetimeMs`
 * after the sign-in however often it was renewed.
 */
export const sessionLifetimeMs = 24 * 60 * 60 * 1000
export const sessionIdleSeconds = 12 * 60 * 60
/** How long a user who signed in by Google has to enter the second factor; after that they sign in again. */
const secondFactorMs = 10 * 60 * 1000
/** How long a sign-in counts like a password just typed, for users without a password. */
const freshSignInMs = 10 * 60 * 1000

type SessionTimes = { createdAt: Date; secondFactorAt?: Date | null }

const age = ({ createdAt }: SessionTimes, now: Date) => now.getTime() - createdAt.getTime()

export const isSessionOver = (session: SessionTimes, owes: boolean, now = new Date()) =>
  age(session, now) >= (owes ? secondFactorMs : sessionLifetimeMs)

export const isFreshSignIn = (signedInAt: Date, now = new Date()) =>
  now.getTime() - signedInAt.getTime() < freshSignInMs
