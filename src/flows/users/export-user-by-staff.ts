import { recordChange } from '#platform/audit/audit.server.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { exportUserData } from './export-user.ts'

/** Exports all data of a person on their behalf; the log keeps who did it. Nothing if there is no such person. */
export async function exportUserDataByStaff(db: Db, actor: Actor, { userId }: { userId: string }) {
  const exported = await exportUserData(db, userId)
  if (exported) await recordChange(db, actor, { verb: 'user.exported', id: userId })
  return exported
}
