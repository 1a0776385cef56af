import { APIError } from 'better-auth/api'
import { allLimits } from '#platform/limits/all-limits.server.ts'
import { countMessage } from '#kit/count-message.ts'
import { db } from '#platform/postgres/db.server.ts'
import { clearTries, secondsToWait } from '#platform/limits/limit.server.ts'
import { auth } from '#shop/identity/auth.server.ts'
import { m } from '#words/messages.js'

/** Somebody at an unlocked screen must not guess the password. */
const perPerson = allLimits.prove

/** Checks the user's password; returns why it is refused, and for how long if by the limit; undefined if it is right. */
export async function checkOwnPassword(
  request: Request,
  userId: string,
  password: string,
): Promise<{ message: string; seconds?: number } | undefined> {
  const seconds = await secondsToWait(db, perPerson, userId)
  if (seconds) {
    const minutes = Math.ceil(seconds / 60)
    return { message: countMessage(minutes, [m.security_refusal_locked_one, m.security_refusal_locked]), seconds }
  }
  try {
    await auth.api.verifyPassword({ body: { password }, headers: request.headers })
  } catch (error) {
    if (!(error instanceof APIError) || error.status === 'INTERNAL_SERVER_ERROR') throw error
    return { message: m.profile_password_wrong() }
  }
  await clearTries(db, perPerson, userId)
}
