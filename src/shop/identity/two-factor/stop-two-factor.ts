import { Refusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { emit } from '#platform/jobs/outbox.server.ts'
import { m } from '#words/messages.js'
import { staff } from '../actor.ts'
import { auth } from '../auth.server.ts'
import type { User } from '../sessions/find-session-user.ts'
import { carryOverSession } from '../sessions/carry-over-session.ts'
import { verifyIdentity } from '../sessions/verify-identity.ts'
import { checkBackupCode, checkTotp } from './second-factor-code.ts'

type StopRequest = { person: User; password: string; code: string; headers: Headers }

/** Turns two-factor off for a user who has the password and a code: of the app, or a backup code where the phone is lost. */
export async function stopTwoFactor(db: Db, { person, password, code, headers }: StopRequest) {
  const { id: userId, signedInAt } = person
  if (!person.hasTwoFactor) throw new Refusal('two-factor-off', m.security_refusal_not_on, {})
  await verifyIdentity(db, { userId, signedInAt, password })
  const check = /^[\d\s]*$/.test(code) ? checkTotp : checkBackupCode
  await check(db, { userId, code, headers })
  const { headers: answered } = await auth.api.disableTwoFactor({ body: { password }, headers, returnHeaders: true })
  const cookies = answered.getSetCookie()
  await db.transaction(async (tx) => {
    await carryOverSession(tx, staff(userId), { userId, cookies, signedInAt, secondFactorAt: null })
    await emit(tx, { name: 'user.two-factor-changed', facts: { userId, isOn: false } })
  })
  return { cookies }
}
