import type { Db } from '#platform/postgres/db.server.ts'
import { changeLines } from './change-lines.ts'
import { changeSavedLines } from './change-saved-lines.ts'
import { listCartLinesOfUser } from './queries.ts'

/** A line goes from the cart to what is put aside, whole or not at all; one that is not there stays away. */
export const saveForLater = (db: Db, userId: string, key: string) =>
  db.transaction(async (tx) => {
    const line = (await listCartLinesOfUser(tx, userId)).find((one) => one.key === key)
    if (!line) return
    await changeSavedLines(tx, userId, [line])
    await changeLines(tx, userId, [{ ...line, quantity: 0 }])
  })
