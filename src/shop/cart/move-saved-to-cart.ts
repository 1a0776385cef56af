import type { Db } from '#platform/postgres/db.server.ts'
import { changeLines } from './change-lines.ts'
import { changeSavedLines } from './change-saved-lines.ts'
import { listSavedLines } from './list-saved-lines.ts'
import { listCartLinesOfUser } from './queries.ts'

/** Moves a saved line back into the cart, adding it to an equal line there. */
export const moveSavedToCart = (db: Db, userId: string, key: string) =>
  db.transaction(async (tx) => {
    const line = (await listSavedLines(tx, userId)).find((one) => one.key === key)
    if (!line) return
    const existing = (await listCartLinesOfUser(tx, userId)).find((one) => one.key === key)?.quantity ?? 0
    await changeLines(tx, userId, [{ ...line, quantity: line.quantity + existing }])
    await changeSavedLines(tx, userId, [{ ...line, quantity: 0 }])
  })
