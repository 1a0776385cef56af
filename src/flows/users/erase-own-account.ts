import { recordChange } from '#platform/audit/audit.server.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { guest } from '#shop/identity/actor.ts'
import { eraseUser } from './erase-user.ts'

/** Somebody leaves by their own profile. The log keeps that an account was erased, and that nobody of the shop did it; not who it was. */
export const eraseOwnAccount = (db: Db, userId: string) =>
  db.transaction(async (tx) => {
    await eraseUser(tx, userId)
    await recordChange(tx, guest, { verb: 'person.erased', id: userId })
  })
