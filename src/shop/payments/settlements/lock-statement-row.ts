import { eq } from 'drizzle-orm'
import { Refusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { m } from '#words/messages.js'
import { statementRows } from '../settlements-schema.ts'

/** Inside a transaction: locks an open row of a statement. */
export async function lockStatementRow(tx: Db, rowId: string) {
  const [row] = await tx.select().from(statementRows).where(eq(statementRows.id, rowId)).for('update')
  if (!row || row.ending) throw new Refusal('row-moved-on', m.refusal_row_moved_on, {})
  return row
}
