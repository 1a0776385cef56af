import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { Refusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { emit } from '#platform/jobs/outbox.server.ts'
import { m } from '#words/messages.js'
import { findPendingSecondFactor } from './find-pending-second-factor.ts'
import { sessions } from '../schema.ts'
import { sessionCookie } from '../sessions/session-cookie.ts'
import { checkBackupCode, checkTotp } from './second-factor-code.ts'
import { withClientAddress } from '../sessions/with-client-address.ts'

type SecondFactorInput = { headers: Headers; code: string; isBackup: boolean }

/** The second step of a sign-in, after a password or a provider: from here on the user is signed in. */
export async function submitSecondFactor(db: Db, { headers, code, isBackup }: SecondFactorInput) {
  const owing = await findPendingSecondFactor(headers)
  if (!owing) throw new Refusal('second-factor-gone', m.security_refusal_gone, {})
  const check = isBackup ? checkBackupCode : checkTotp
  const { userId, sessionId } = owing
  const { response, headers: answered } = await check(db, { userId, code, headers: withClientAddress(owing.headers) })
  // The token from before the second factor becomes invalid (ASVS 7.2.4).
  const token = randomBytes(24).toString('base64url')
  await db.transaction(async (tx) => {
    const isThisSession = sessionId ? eq(sessions.id, sessionId) : eq(sessions.token, response.token!)
    await tx.update(sessions).set({ secondFactorAt: new Date(), token }).where(isThisSession)
    await emit(tx, { name: 'user.second-factor-given', facts: { userId, isBackup } })
  })
  const session = await sessionCookie(token)
  // The library has set a session cookie with the old token; of two cookies with one name it is unclear which one a browser keeps.
  const isSession = (cookie: string) => cookie.split('=', 1)[0] === session.split('=', 1)[0]
  return { userId, cookies: [...answered.getSetCookie().filter((one) => !isSession(one)), session] }
}
