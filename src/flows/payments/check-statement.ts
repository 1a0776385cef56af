import type { Db } from '#platform/postgres/db.server.ts'
import { findDecidedRows } from '#shop/payments/settlements/find-decided-rows.ts'
import { judgeStatementRows } from '#shop/payments/settlements/judge-statement-rows.ts'
import { findShipmentsOfStatement } from '#shop/payments/settlements/list-unsettled-shipments.ts'
import { readAmount, type Statement } from '#shop/payments/settlements/read-statement.ts'

/** `isKnown`: an earlier statement brought this row and nothing is left to decide, so it is not recorded again. */
export type StatementRow = Judged & { isKnown: boolean }
type Judged = ReturnType<typeof judgeStatementRows<{ line: number; said: string; amount: number | null }>>[number]

/** Previews what each row of a statement would do. Only a row that matches exactly counts; a person decides about the others. */
export async function checkStatement(
  db: Db,
  { rows, firstLine, codeAt, amountAt }: Statement,
): Promise<StatementRow[]> {
  const stated = rows.map((row, at) => ({
    line: at + firstLine,
    said: (row[codeAt] ?? '').slice(0, 80),
    amount: readAmount(row[amountAt] ?? '') ?? null,
  }))
  const codes = stated.map(({ said }) => said)
  const judged = judgeStatementRows(stated, await findShipmentsOfStatement(db, codes))
  const isDecided = await findDecidedRows(db, codes)
  return judged.map((row) => ({ ...row, isKnown: isDecided(row) || isSettledWhole(row) }))
}

/** The parcel was settled with just this amount: by an earlier statement, or by staff. */
const isSettledWhole = ({ outcome, amount, shipment }: Judged) =>
  outcome === 'already' && amount === shipment!.collected
