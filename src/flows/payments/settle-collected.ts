import { eq } from 'drizzle-orm'
import type { Dong } from '#kit/money.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import type { Order } from '#shop/orders/queries.ts'
import type { Shipment } from '#shop/orders/shipments/list-shipments.ts'
import { shipments } from '#shop/orders/shipments-schema.ts'
import { recordStaffAction } from '#shop/orders/timeline/record-staff-action.ts'
import { stillOwed } from '#shop/payments/ledger/owed.ts'
import { recordUnmatchedPayment } from '#shop/payments/matching/record-unmatched-payment.ts'
import { findPayment } from '#shop/payments/queries.ts'
import { settleCashOf } from './settle-cash.ts'

type Paid = Pick<Shipment, 'id' | 'trackingCode' | 'codSettled'>
type Collected = { order: Pick<Order, 'id' | 'code'>; shipment: Paid; amount: Dong; reason: string }

/**
 * Inside a transaction that holds the order: counts cash that a carrier paid out for a delivered parcel. What the order does not owe any more (the buyer
 * paid another way meanwhile) becomes an unmatched payment, for staff to send back.
 */
export async function settleCollected(tx: Db, actor: Actor, { order, shipment, amount, reason }: Collected) {
  const { id, trackingCode, codSettled } = shipment
  const payment = await findPayment(tx, order.id)
  const owed = Math.min(amount, stillOwed(payment))
  await tx
    .update(shipments)
    .set({ codSettled: codSettled + amount })
    .where(eq(shipments.id, id))
  if (owed > 0) await settleCashOf(tx, actor, { orderId: order.id, amount: owed, reason })
  else await recordStaffAction(tx, actor, { verb: 'cod.settled', orderId: order.id, amount, after: { amount, reason } })
  if (amount > owed)
    await recordUnmatchedPayment(tx, {
      source: 'cod',
      amount: amount - owed,
      reason: owed > 0 ? 'overpaid' : 'duplicate',
      paymentId: payment?.id,
      memo: trackingCode ?? order.code,
    })
}
