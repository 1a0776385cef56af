import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm'
import { orRefusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { namesOneRow } from '#shop/payments/settlements/find-decided-rows.ts'
import { statementRows } from '#shop/payments/settlements-schema.ts'
import type { StatementRow } from './check-statement.ts'
import { settleShipmentCod } from './settle-shipment-cod.ts'

type Taking = { row: StatementRow; digest: string; name: string }

/**
 * Records one row of a carrier's statement: counted if it matches a parcel, otherwise unmatched with the reason. Repeating has no effect. Returns the
 * amount that was counted.
 */
export const recordStatementRow = (db: Db, actor: Actor, { row, digest, name }: Taking) =>
  db.transaction(async (tx) => {
    const { line, said, amount, outcome, shipment, isKnown } = row
    if (isKnown) return 0
    if (namesOneRow(row)) await takeOverOpenRow(tx, { row, digest, name })
    const reason = outcome === 'fits' ? null : outcome
    await tx
      .insert(statementRows)
      .values({ digest, statement: name, line, said, amount: amount ?? 0, reason })
      .onConflictDoNothing()
    const same = and(eq(statementRows.digest, digest), eq(statementRows.line, line))
    const [existing] = await tx.select().from(statementRows).where(same).for('update')
    if (existing!.ending) return 0
    const shipmentId = shipment?.shipmentId
    if (outcome !== 'fits' || existing!.counted > 0) {
      await tx.update(statementRows).set({ reason, shipmentId }).where(same)
      return 0
    }
    const settlement = { shipmentId: shipmentId!, reason: `${name}, dòng ${line}` }
    const { done } = await orRefusal(settleShipmentCod(tx, actor, settlement))
    const ended = {
      reason: null,
      ending: 'settled' as const,
      counted: existing!.amount,
      endedBy: actor,
      endedAt: new Date(),
    }
    // Cash that was recorded since the statement was checked leaves a part of the row to staff.
    const isPart = done !== undefined && done < existing!.amount
    const counted = isPart ? { reason: 'differs' as const, counted: done } : ended
    await tx
      .update(statementRows)
      .set({ shipmentId, ...(done === undefined ? { reason: 'already' as const } : counted) })
      .where(same)
    return done ?? 0
  })

/** A row that an earlier statement left open stands in this one again: it is one row, and it moves here with what was counted of it. */
async function takeOverOpenRow(tx: Db, { row: { line, said, amount }, digest, name }: Taking) {
  // Two clicks on one statement take their turns.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`statement:${digest}`}, 0))`)
  if (await tx.$count(statementRows, and(eq(statementRows.digest, digest), eq(statementRows.line, line)))) return
  const [open] = await tx
    .select({ id: statementRows.id })
    .from(statementRows)
    .where(
      and(
        eq(statementRows.said, said),
        eq(statementRows.amount, amount ?? 0),
        isNull(statementRows.ending),
        ne(statementRows.digest, digest),
      ),
    )
    .orderBy(asc(statementRows.at), asc(statementRows.line))
    .limit(1)
    .for('update')
  if (open) await tx.update(statementRows).set({ digest, line, statement: name }).where(eq(statementRows.id, open.id))
}
