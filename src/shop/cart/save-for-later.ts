import type { Db } from '#platform/postgres/db.server.ts'
import { changeLines } from './change-lines.ts'
import { changeSavedLines } from './change-saved-lines.ts'
import { listSavedLines } from './list-saved-lines.ts'
import { listCartLinesOfUser } from './queries.ts'
import { savedQuantity } from './saved-quantity.ts'

/** Moves a line from the cart to the saved ones, adding it to an equal line there, whole or not at all; an unknown line changes nothing. */
export const saveForLater = (db: Db, userId: string, key: string) =>
  db.transaction(async (tx) => {
    const line = (await listCartLinesOfUser(tx, userId)).find((one) => one.key === key)
    if (!line) return
    const saved = (await listSavedLines(tx, userId)).find((one) => one.key === key)?.quantity ?? 0
    await changeSavedLines(tx, userId, [{ ...line, quantity: savedQuantity(saved, line.quantity) }])
    await changeLines(tx, userId, [{ ...line, quantity: 0 }])
  })
