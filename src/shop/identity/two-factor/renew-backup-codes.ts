import { Refusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { emit } from '#platform/jobs/outbox.server.ts'
import { m } from '#words/messages.js'
import { auth } from '../auth.server.ts'
import type { User } from '../sessions/find-session-user.ts'
import { verifyIdentity } from '../sessions/verify-identity.ts'

type BackupCodesRequest = { person: User; password: string; headers: Headers }

/** Makes ten new backup codes; the old ones become invalid. */
export async function renewBackupCodes(db: Db, { person, password, headers }: BackupCodesRequest) {
  if (!person.hasTwoFactor) throw new Refusal('two-factor-off', m.security_refusal_not_on, {})
  await verifyIdentity(db, { userId: person.id, signedInAt: person.signedInAt, password })
  const { backupCodes } = await auth.api.generateBackupCodes({ body: { password }, headers })
  await emit(db, { name: 'user.backup-codes-renewed', facts: { userId: person.id } })
  return { backupCodes }
}
