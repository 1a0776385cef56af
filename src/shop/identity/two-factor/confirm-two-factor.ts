import type { Db } from '#platform/postgres/db.server.ts'
import { emit } from '#platform/jobs/outbox.server.ts'
import { Refusal } from '#kit/refusal.ts'
import { m } from '#words/messages.js'
import { staff } from '../actor.ts'
import { auth } from '../auth.server.ts'
import type { User } from '../sessions/find-session-user.ts'
import { carryOverSession } from '../sessions/carry-over-session.ts'
import { checkTotp } from './second-factor-code.ts'

type First = { person: User; code: string; headers: Headers }

/** Turns two-factor on by the first right code; this session counts as verified, all others end. Answers the backup codes, which are shown only once. */
export async function confirmTwoFactor(db: Db, { person, code, headers }: First) {
  const { id: userId, signedInAt } = person
  if (person.hasTwoFactor) throw new Refusal('two-factor-on', m.security_refusal_already_on, {})
  const { headers: answered } = await checkTotp(db, { userId, code, headers })
  const cookies = answered.getSetCookie()
  await db.transaction(async (tx) => {
    await carryOverSession(tx, staff(userId), { userId, cookies, signedInAt, secondFactorAt: new Date() })
    await emit(tx, { name: 'user.two-factor-changed', facts: { userId, isOn: true } })
  })
  const { backupCodes } = await auth.api.viewBackupCodes({ body: { userId } })
  return { cookies, backupCodes }
}
