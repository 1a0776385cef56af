import type { Db } from '#platform/postgres/db.server.ts'
import { preparedInsert } from '#platform/postgres/prepared-insert.server.ts'
import { stockMoves } from '../schema.ts'

type Move = Omit<typeof stockMoves.$inferInsert, 'id' | 'at'>

/** Writes the ledger; every change of stock calls this in its own transaction. */
export async function recordMoves(db: Db, moves: Move[]) {
  if (moves.length) await insertMoves(db, ...moves)
}

const insertMoves = preparedInsert(stockMoves)
