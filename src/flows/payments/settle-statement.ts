import { createHash } from 'node:crypto'
import type { Db } from '#platform/postgres/db.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import type { Statement } from '#shop/payments/settlements/read-statement.ts'
import { checkStatement } from './check-statement.ts'
import { recordStatementRow } from './record-statement-row.ts'

type Given = { statement: Statement; name: string }

/** Which statement this is: by what its rows say, whatever the file is called. */
const digestOf = ({ rows, codeAt, amountAt }: Statement) =>
  createHash('sha256')
    .update(JSON.stringify(rows.map((row) => [row[codeAt], row[amountAt]])))
    .digest('hex')

/** Takes a carrier's statement: rows that fit are recorded, each in a transaction of its own; every other row is parked until somebody says what it is. Taken twice it counts once. */
export async function settleStatement(db: Db, actor: Actor, { statement, name }: Given) {
  const digest = digestOf(statement)
  const rows = await checkStatement(db, statement)
  let settled = 0
  let amount = 0
  for (const row of rows) {
    const brought = await recordStatementRow(db, actor, { row, digest, name })
    if (brought > 0) settled += 1
    amount += brought
  }
  return { settled, amount, left: rows.length - settled }
}
