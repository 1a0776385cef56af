import { recordChange } from '#platform/audit/audit.server.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { exportUserData } from './export-user.ts'

/** All that the shop holds of a person, taken out on their behalf; the log keeps who did. Nothing when there is nobody. */
export async function exportUserDataByStaff(db: Db, actor: Actor, { userId }: { userId: string }) {
  const held = await exportUserData(db, userId)
  if (held) await recordChange(db, actor, { verb: 'person.exported', id: userId })
  return held
}
