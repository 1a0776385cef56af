import { and, inArray, isNotNull } from 'drizzle-orm'
import type { Dong } from '#kit/money.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { statementRows } from '../settlements-schema.ts'
import type { StatementReason } from './statement-row.ts'

type StatedRow = { said: string; amount: Dong | null; outcome: StatementReason | 'fits' }

/** Whether code and amount are enough to know a row again in another statement. */
export const namesOneRow = ({ said, outcome }: Pick<StatedRow, 'said' | 'outcome'>) =>
  said !== '' && outcome !== 'ambiguous'

/**
 * Carriers send cumulative statements again: what was settled or explained stands in each of them. Answers whether a row says no more than one that was
 * decided before: the same code and amount, which fit for the same reason or were settled meanwhile. An order code may stand for several parcels, so an
 * ambiguous row is asked about each time, and so is one without a code.
 */
export async function findDecidedRows(db: Db, codes: string[]) {
  const decided = codes.length
    ? await db
        .selectDistinct({ said: statementRows.said, amount: statementRows.amount, reason: statementRows.reason })
        .from(statementRows)
        .where(and(isNotNull(statementRows.ending), inArray(statementRows.said, [...new Set(codes)])))
    : []
  const keyOf = (...parts: (string | number | null)[]) => parts.join('\n')
  const [rows, reasons] = [
    new Set(decided.map(({ said, amount }) => keyOf(said, amount))),
    new Set(decided.map(({ said, amount, reason }) => keyOf(said, amount, reason))),
  ]
  return ({ said, amount, outcome }: StatedRow) => {
    if (outcome === 'fits' || !namesOneRow({ said, outcome })) return false
    return outcome === 'already' ? rows.has(keyOf(said, amount ?? 0)) : reasons.has(keyOf(said, amount ?? 0, outcome))
  }
}
