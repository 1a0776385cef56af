import type { Db } from '#platform/postgres/db.server.ts'
import { changeSavedLines } from './change-saved-lines.ts'
import { lineKey } from './line-key.ts'
import { listSavedLines } from './list-saved-lines.ts'
import { mostSavedLines } from './most-saved-lines.ts'
import type { WantedLine } from './wanted-line.ts'

/**
 * Merges the lines that a visitor saved into those of the account; the greater quantity of a line wins, so that a repeated merge changes nothing. Lines
 * beyond the limit are left out.
 */
export const mergeSavedLines = (db: Db, userId: string, brought: WantedLine[]) =>
  db.transaction(async (tx) => {
    const there = new Map((await listSavedLines(tx, userId)).map((line) => [line.key, line.quantity]))
    const news = brought.filter((line) => !there.has(lineKey(line))).slice(0, Math.max(0, mostSavedLines - there.size))
    const grown = brought.filter((line) => line.quantity > (there.get(lineKey(line)) ?? Infinity))
    // The last saved line comes first.
    await changeSavedLines(tx, userId, [...news, ...grown].toReversed())
  })
