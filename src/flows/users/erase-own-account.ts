import { recordChange } from '#platform/audit/audit.server.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { guest } from '#shop/identity/actor.ts'
import { eraseUser } from './erase-user.ts'

/** A user deletes their own account. The log keeps that an account was erased by its owner, not whose it was. */
export const eraseOwnAccount = (db: Db, userId: string) =>
  db.transaction(async (tx) => {
    await eraseUser(tx, userId)
    await recordChange(tx, guest, { verb: 'user.erased', id: userId })
  })
