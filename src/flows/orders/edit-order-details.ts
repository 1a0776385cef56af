import type { Dong } from '#kit/money.ts'
import { Refusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { emit } from '#platform/jobs/outbox.server.ts'
import type { QuoteCarrierFee } from '#shop/checkout/find-quote.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { differencesBetween, partsOf } from '#shop/orders/edits/differences-between.ts'
import { orderEdited } from '#shop/orders/events.ts'
import { recordOrderEdit } from '#shop/orders/edits/record-order-edit.ts'
import type { OrderChange } from '#shop/orders/order-change.ts'
import type { OrderDetails } from '#shop/orders/edits/order-details.ts'
import { findOrder, type WholeOrder } from '#shop/orders/queries.ts'
import { recordStaffAction } from '#shop/orders/timeline/record-staff-action.ts'
import { rewriteDetails } from '#shop/orders/edits/rewrite-details.ts'
import { settleDetails } from '#shop/orders/edits/settle-details.ts'
import { taxOrder } from '#shop/orders/tax-order.ts'
import { changeOwed } from '#shop/payments/change-owed.ts'
import { lockPaymentOf } from '#shop/payments/lock-payment.ts'
import { heldMoneyOf } from '#shop/payments/ledger/owed.ts'
import { findPayment } from '#shop/payments/queries.ts'
import { vatDayOf } from '#shop/pricing/vat-day.ts'
import { findSettings } from '#shop/settings/queries.ts'
import { m } from '#words/messages.js'
import { quoteCarrierFee, storedCarrierFee } from '../shipments/quote-carrier-fee.ts'
import { refusePacked } from './refuse-packed.ts'
import { refuseTotalChange } from './refuse-total-change.ts'
import { isRerouted, requoteDelivery } from './requote-delivery.ts'

/** The version of the order and the total that staff saw in the preview. */
type Edit = { orderId: string; details: OrderDetails; version: number; seenTotal: Dong }

/**
 * Previews a correction of details, old → new, without saving; a new address or delivery method also shows the new delivery fee and what is then owed or
 * overpaid.
 */
export async function previewDetailsEdit(db: Db, { orderId, details }: Pick<Edit, 'orderId' | 'details'>) {
  const order = await findOrder(db, orderId)
  const payment = await findPayment(db, orderId)
  if (!order || !payment) throw new Refusal('order-unknown', m.refusal_order_unknown, {})
  await refusePacked(db, order)
  const { address } = details
  const to = address && { code: address.wardCode, fullName: address.wardName, provinceName: address.provinceName }
  const { settled, delivery, total } = await draftDetails(
    db,
    order,
    details,
    quoteCarrierFee(db, to ?? undefined).carrierFee,
  )
  if (total !== order.total) await refuseTotalChange(db, payment)
  const heldMoney = heldMoneyOf(payment)
  return {
    version: order.version,
    differences: differencesBetween(order, settled),
    sums: delivery && {
      feeBefore: order.shippingFee,
      fee: delivery.shippingFee,
      before: order.total,
      total,
      owed: total === order.total ? 0 : Math.max(0, total - heldMoney),
      over: total === order.total ? 0 : Math.max(0, heldMoney - total),
    },
    total,
  }
}
export type DetailsPreview = Awaited<ReturnType<typeof previewDetailsEdit>>

/**
 * Corrects buyer, recipient, address, delivery method, note and invoice recipient, before anything is packed. The timeline names the changed parts, not
 * their content, which is personal.
 */
export const editOrderDetails = (db: Db, actor: Actor, { orderId, details, version, seenTotal }: Edit) =>
  db.transaction(async (tx) => {
    const { order: lockedOrder, payment } = await lockPaymentOf(tx, orderId, version)
    const order = (await findOrder(tx, orderId))!
    await refusePacked(tx, order)
    const carrierFee = storedCarrierFee(tx, details.address?.wardCode, undefined)
    const { settled, delivery, total, changes } = await draftDetails(tx, order, details, carrierFee)
    if (!changes.length) throw new Refusal('nothing-changed', m.refusal_nothing_changed, {})
    if (total !== seenTotal) throw new Refusal('total-changed', m.refusal_edit_total_changed, {})
    await rewriteDetails(tx, order, { details: settled, delivery })
    if (delivery) await recalculateVat(tx, order)
    if (total !== order.total) {
      await refuseTotalChange(tx, payment)
      await changeOwed(tx, { order: lockedOrder, payment, amount: total })
      const [before, after] = [{ total: order.total }, { total }]
      await recordStaffAction(tx, actor, { verb: 'order.edited', orderId, amount: total, before, after })
    }
    await recordOrderEdit(tx, actor, { order, changes, total })
    await emit(tx, orderEdited(order.id))
  })

/**
 * A new fee changes the VAT: the whole order takes the rates of the day that counts, lines and delivery alike. After its invoice it keeps its rates, and
 * the new fee is taxed at that of the old one.
 */
const recalculateVat = async (tx: Db, order: WholeOrder) =>
  taxOrder(tx, {
    orderId: order.id,
    day: vatDayOf(await findSettings(tx), order),
    isTaxed: () => !order.eInvoice,
    withDelivery: !order.eInvoice,
  })

async function draftDetails(db: Db, order: WholeOrder, details: OrderDetails, carrierFee: QuoteCarrierFee) {
  const settled = settleDetails(order, details)
  if (settled.method !== 'pickup' && !settled.address)
    throw new Refusal('address-missing', m.refusal_edit_address_missing, {})
  const delivery = isRerouted(order, settled) ? await requoteDelivery(db, order, settled, carrierFee) : null
  const [from, to] = [order.shippingFee, delivery?.shippingFee ?? order.shippingFee]
  const changes: OrderChange[] = [
    ...partsOf(differencesBetween(order, settled)).map((part) => ({ kind: 'part' as const, part })),
    ...(from === to ? [] : [{ kind: 'sum' as const, of: 'shipping' as const, from, to }]),
  ]
  return { settled, delivery, total: delivery?.total ?? order.total, changes }
}
