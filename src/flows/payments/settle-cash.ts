import { eq } from 'drizzle-orm'
import type { Dong } from '#kit/money.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { emit } from '#platform/jobs/outbox.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { findBareOrder } from '#shop/orders/queries.ts'
import { listShipments } from '#shop/orders/shipments/list-shipments.ts'
import { recordStaffAction } from '#shop/orders/timeline/record-staff-action.ts'
import { shipments } from '#shop/orders/shipments-schema.ts'
import { writeTimeline } from '#shop/orders/timeline/write-timeline.ts'
import { paymentPartReceived, paymentReceived } from '#shop/payments/events.ts'
import { recordReceipt, type ReceiptInput } from '#shop/payments/receipts/record-receipt.ts'
import { recomputeOrder } from '../closing/close-order.ts'

/**
 * Records received money, all or a part: the timeline says who received it and why, and carriers no longer collect it. A form that is sent again after
 * its answer was lost changes nothing.
 */
export const settleCash = (db: Db, actor: Actor, receipt: ReceiptInput) =>
  db.transaction(async (tx) => {
    const recorded = await recordReceipt(tx, actor, receipt)
    if (!recorded) return
    const { state, counted } = recorded
    await recordStaffAction(tx, actor, { ...actOf(receipt, counted), verb: 'payment.recorded' })
    await noteCollected(tx, receipt.orderId, counted)
    await notifyPaymentReceived(tx, actor, { orderId: receipt.orderId, counted, isPaid: state === 'paid' })
  })

/** The same for the COD of one parcel, which the caller has recorded on the parcel. */
export async function settleCashOf(tx: Db, actor: Actor, receipt: ReceiptInput) {
  const recorded = await recordReceipt(tx, actor, receipt)
  if (!recorded) return
  const { state, counted } = recorded
  await recordStaffAction(tx, actor, { ...actOf(receipt, counted), verb: 'cod.settled' })
  await notifyPaymentReceived(tx, actor, { orderId: receipt.orderId, counted, isPaid: state === 'paid' })
}

const actOf = ({ orderId, reason, reference, way }: ReceiptInput, amount: Dong) => ({
  orderId,
  amount,
  after: { amount, reason, way: way ?? null, reference: reference ?? null },
})

type Received = { orderId: string; counted: Dong; isPaid: boolean }

async function notifyPaymentReceived(tx: Db, actor: Actor, { orderId, counted, isPaid }: Received) {
  const facts = { amount: counted }
  await writeTimeline(tx, { orderId, kind: isPaid ? 'paid' : 'part_paid', public: true, actor, facts })
  await recomputeOrder(tx, orderId)
  await emit(tx, (isPaid ? paymentReceived : paymentPartReceived)(orderId))
}

/**
 * Money recorded for a whole order is the cash that carriers hold, if the order is delivered or if the amounts are equal: the parcels count as settled
 * and the order closes. Otherwise it may have been paid at the counter for goods that are still here.
 */
async function noteCollected(tx: Db, orderId: string, counted: Dong) {
  const undispatched = (await listShipments(tx, orderId))
    .filter((one) => one.state === 'delivered' && one.codAmount > one.codSettled)
    .map((one) => ({ id: one.id, amount: one.codAmount - one.codSettled, settled: one.codSettled }))
  if (!undispatched.length) return
  const isAll = undispatched.reduce((sum, { amount }) => sum + amount, 0) === counted
  const same = isAll ? undefined : undispatched.find(({ amount }) => amount === counted)
  const isOver = (await findBareOrder(tx, orderId))?.state === 'delivered'
  let left = counted
  for (const { id, amount, settled } of same ? [same] : isAll || isOver ? undispatched : []) {
    const part = Math.min(left, amount)
    left -= part
    if (part > 0)
      await tx
        .update(shipments)
        .set({ codSettled: settled + part })
        .where(eq(shipments.id, id))
  }
}
