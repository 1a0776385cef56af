import { eq } from 'drizzle-orm'
import { dong } from '#kit/money.ts'
import { Refusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { lockShipment } from '#shop/orders/shipments/lock-shipment.ts'
import { lockStatementRow } from '#shop/payments/settlements/lock-statement-row.ts'
import { findShipmentsOfStatement } from '#shop/payments/settlements/list-unsettled-shipments.ts'
import { statementRows } from '#shop/payments/settlements-schema.ts'
import { m } from '#words/messages.js'
import { settleCollected } from './settle-collected.ts'

type Match = { rowId: string; said: string; expectedVersion: number }

/**
 * Staff assign an unmatched row to a parcel: it counts up to what the parcel was to collect, and the rest stays unmatched. `seen` is how much of the row was
 * counted on the screen, so that a second click has no effect.
 */
export const matchStatementRow = (db: Db, actor: Actor, { rowId, said, expectedVersion }: Match) =>
  db.transaction(async (tx) => {
    const row = await lockStatementRow(tx, rowId)
    if (row.counted !== expectedVersion) throw new Refusal('row-moved-on', m.refusal_row_moved_on, {})
    const word = said.trim()
    const candidates = (await findShipmentsOfStatement(tx, [word])).filter((one) => one.state !== 'cancelled')
    const owing = candidates.filter((one) => one.state === 'delivered' && one.amount > 0)
    const [shipment, ...otherShipments] = owing
    if (!candidates.length) throw new Refusal('row-unknown', m.refusal_row_unknown, { code: word })
    if (!shipment) throw new Refusal('row-owes-nothing', m.refusal_row_owes_nothing, { code: word })
    if (otherShipments.length) throw new Refusal('row-ambiguous', m.refusal_row_ambiguous, { code: word })
    const { order, shipment: lockedShipment } = await lockShipment(tx, shipment.shipmentId)
    const amount = Math.min(row.amount - row.counted, lockedShipment.codAmount - lockedShipment.codSettled)
    if (amount <= 0) throw new Refusal('row-owes-nothing', m.refusal_row_owes_nothing, { code: word })
    const reason = `${row.statement}, dòng ${row.line}: ${dong(amount)}`
    await settleCollected(tx, actor, { order, shipment: lockedShipment, amount, reason })
    const counted = row.counted + amount
    const isAll = counted === row.amount
    const ended = isAll ? { ending: 'settled' as const, endedBy: actor, endedAt: new Date() } : {}
    await tx
      .update(statementRows)
      .set({ counted, shipmentId: lockedShipment.id, ...ended })
      .where(eq(statementRows.id, rowId))
    return amount
  })
