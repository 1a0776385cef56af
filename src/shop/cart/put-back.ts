import type { Db } from '#platform/db.server.ts'
import { changeLines } from './change-lines.ts'
import { changeSaved } from './change-saved.ts'
import { listSaved } from './list-saved.ts'
import { listLinesOf } from './queries.ts'

/** A line that was put aside goes back into the cart, onto what that holds of it already. */
export const putBack = (db: Db, userId: string, key: string) =>
  db.transaction(async (tx) => {
    const line = (await listSaved(tx, userId)).find((one) => one.key === key)
    if (!line) return
    const there = (await listLinesOf(tx, userId)).find((one) => one.key === key)?.quantity ?? 0
    await changeLines(tx, userId, [{ ...line, quantity: line.quantity + there }])
    await changeSaved(tx, userId, [{ ...line, quantity: 0 }])
  })
