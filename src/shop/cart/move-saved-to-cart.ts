import type { Db } from '#platform/postgres/db.server.ts'
import { availableOf } from '#shop/inventory/queries.ts'
import { changeLines } from './change-lines.ts'
import { changeSavedLines } from './change-saved-lines.ts'
import { listSavedLines } from './list-saved-lines.ts'
import { listCartLinesOfUser } from './queries.ts'
import { splitSaved } from './saved-quantity.ts'

/** Moves a saved line back into the cart, adding it to an equal line there; what exceeds the stock stays saved. Returns how many moved; nothing for an unknown line. */
export const moveSavedToCart = (db: Db, userId: string, key: string) =>
  db.transaction(async (tx) => {
    const line = (await listSavedLines(tx, userId)).find((one) => one.key === key)
    if (!line) return
    const inCart = await listCartLinesOfUser(tx, userId)
    const left = (await availableOf(tx, [line.variantId])).get(line.variantId) ?? null
    const { moved, kept } = splitSaved(line, left, inCart)
    const existing = inCart.find((one) => one.key === key)?.quantity ?? 0
    if (moved) {
      await changeLines(tx, userId, [{ ...line, quantity: moved + existing }])
      await changeSavedLines(tx, userId, [{ ...line, quantity: kept }])
    }
    return { variantId: line.variantId, moved, kept }
  })
