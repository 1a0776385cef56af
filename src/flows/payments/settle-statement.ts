import { createHash } from 'node:crypto'
import type { Db } from '#platform/postgres/db.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import type { Statement } from '#shop/payments/settlements/read-statement.ts'
import { checkStatement } from './check-statement.ts'
import { recordStatementRow } from './record-statement-row.ts'

type StatementInput = { statement: Statement; name: string }

/** Identifies a statement by the content of its rows in the chosen columns, whatever the file name. */
export const digestOfStatement = ({ rows, codeAt, amountAt }: Statement) =>
  createHash('sha256')
    .update(JSON.stringify(rows.map((row) => [row[codeAt], row[amountAt]])))
    .digest('hex')

/**
 * Imports a carrier's statement: matching rows are recorded, each in its own transaction; other rows stay unmatched until staff decide, unless they were
 * decided before. Importing it twice counts once.
 */
export async function settleStatement(db: Db, actor: Actor, { statement, name }: StatementInput) {
  const digest = digestOfStatement(statement)
  const rows = await checkStatement(db, statement)
  let settled = 0
  let amount = 0
  for (const row of rows) {
    const counted = await recordStatementRow(db, actor, { row, digest, name })
    if (counted > 0) settled += 1
    amount += counted
  }
  return { settled, amount, left: rows.filter(({ isKnown }) => !isKnown).length - settled }
}
