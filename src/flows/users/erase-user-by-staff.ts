import { Refusal } from '#kit/refusal.ts'
import { recordChange } from '#platform/audit/audit.server.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { staff, type Actor } from '#shop/identity/actor.ts'
import { m } from '#words/messages.js'
import { eraseUser } from './erase-user.ts'

/**
 * Erases a person who asked for it by phone or in writing. Staff delete their own account by their profile. The log keeps that it was done and by whom, not
 * the erased person.
 */
export async function eraseUserByStaff(db: Db, actor: Actor, { userId }: { userId: string }) {
  if (actor === staff(userId)) throw new Refusal('erase-self', m.user_refusal_erase_self, {})
  return db.transaction(async (tx) => {
    await eraseUser(tx, userId)
    await recordChange(tx, actor, { verb: 'user.erased', id: userId })
  })
}
