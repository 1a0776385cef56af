import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Dong } from '#kit/money.ts'
import { Refusal } from '#kit/refusal.ts'
import { recordChange } from '#platform/audit/audit.server.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { m } from '#words/messages.js'
import { statementRows } from '../settlements-schema.ts'

type Explaining = {
  digest: string
  note: string
  /** How many open rows the screen showed, and what they are worth together. */
  seenRows: number
  seenAmount: Dong
}

/** Records one explanation for all open rows of a statement: none of them counts any more. Refused if they are not those that the staff saw. */
export const explainStatement = (db: Db, actor: Actor, { digest, note, seenRows, seenAmount }: Explaining) =>
  db.transaction(async (tx) => {
    const rows = await tx
      .select()
      .from(statementRows)
      .where(and(eq(statementRows.digest, digest), isNull(statementRows.ending)))
      .for('update')
    const [first] = rows
    const amount = rows.reduce((sum, row) => sum + row.amount - row.counted, 0)
    if (!first || rows.length !== seenRows || amount !== seenAmount)
      throw new Refusal('statement-moved-on', m.refusal_statement_moved_on, {})
    const ids = rows.map(({ id }) => id)
    await tx
      .update(statementRows)
      .set({ ending: 'explained', note, endedBy: actor, endedAt: new Date() })
      .where(inArray(statementRows.id, ids))
    await recordChange(tx, actor, {
      verb: 'statement.explained',
      id: digest,
      name: first.statement,
      amount,
      before: null,
      after: { rows: rows.length, note },
    })
  })
