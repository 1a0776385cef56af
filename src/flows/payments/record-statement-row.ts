import { and, eq } from 'drizzle-orm'
import { orRefusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { statementRows } from '#shop/payments/settlements-schema.ts'
import type { StatementRow } from './check-statement.ts'
import { settleShipmentCod } from './settle-shipment-cod.ts'

type Taking = { row: StatementRow; digest: string; name: string }

/**
 * Records one row of a carrier's statement: counted if it matches a parcel, otherwise unmatched with the reason. Repeating has no effect. Returns the
 * outcome.
 */
export const recordStatementRow = (db: Db, actor: Actor, { row, digest, name }: Taking) =>
  db.transaction(async (tx) => {
    const { line, said, amount, outcome, shipment } = row
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
    await tx
      .update(statementRows)
      .set({ shipmentId, ...(done === undefined ? { reason: 'already' as const } : ended) })
      .where(same)
    return done ?? 0
  })
