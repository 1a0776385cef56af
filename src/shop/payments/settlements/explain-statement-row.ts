import { eq } from 'drizzle-orm'
import { recordChange } from '#platform/audit/audit.server.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { lockStatementRow } from './lock-statement-row.ts'
import { statementRows } from '../settlements-schema.ts'

/** Records the staff's explanation of an open row: a fee, another shop's shipment, money sent back. The row counts for nothing and is closed. */
export const explainStatementRow = (db: Db, actor: Actor, { rowId, note }: { rowId: string; note: string }) =>
  db.transaction(async (tx) => {
    const { said, amount, counted } = await lockStatementRow(tx, rowId)
    await tx
      .update(statementRows)
      .set({ ending: 'explained', note, endedBy: actor, endedAt: new Date() })
      .where(eq(statementRows.id, rowId))
    await recordChange(tx, actor, {
      verb: 'statement.explained',
      id: rowId,
      name: said,
      amount,
      before: null,
      after: { amount, counted, note },
    })
  })
