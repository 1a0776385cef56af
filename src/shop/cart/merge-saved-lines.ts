import type { Db } from '#platform/postgres/db.server.ts'
import { changeSavedLines } from './change-saved-lines.ts'
import { lineKey } from './line-key.ts'
import { listSavedLines } from './list-saved-lines.ts'
import { maxSavedLines } from './max-saved-lines.ts'
import type { CartLineInput } from './cart-line-input.ts'

/**
 * Merges the lines that a visitor saved into those of the account; the greater quantity of a line wins, so that a repeated merge changes nothing. Lines
 * beyond the limit are left out.
 */
export const mergeSavedLines = (db: Db, userId: string, visitorLines: CartLineInput[]) =>
  db.transaction(async (tx) => {
    const existing = new Map((await listSavedLines(tx, userId)).map((line) => [line.key, line.quantity]))
    const added = visitorLines
      .filter((line) => !existing.has(lineKey(line)))
      .slice(0, Math.max(0, maxSavedLines - existing.size))
    const grown = visitorLines.filter((line) => line.quantity > (existing.get(lineKey(line)) ?? Infinity))
    // The last saved line comes first.
    await changeSavedLines(tx, userId, [...added, ...grown].toReversed())
  })
