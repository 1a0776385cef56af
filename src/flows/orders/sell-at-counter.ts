import { dong } from '#kit/money.ts'
import { Refusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { listForSale } from '#shop/catalogue/queries.ts'
import { isService } from '#shop/catalogue/variants/services-for.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { recordStaffAction } from '#shop/orders/timeline/record-staff-action.ts'
import type { Order } from '#shop/orders/queries.ts'
import { findUnmatchedTransfer, isReportedTransaction } from '#shop/payments/matching/find-unrecorded-amount.ts'
import type { ReceiptForm } from '#shop/payments/receipts/receipt-form.ts'
import type { PaymentMethod } from '#shop/checkout/payment-method.ts'
import { m } from '#words/messages.js'
import { confirmOrder } from './confirm-order.ts'
import { deliverOrder } from '../shipments/deliver-order.ts'
import { packOrder } from '../shipments/pack-order.ts'
import { placeOrderByStaff, type StaffPlacement, type Tender } from './place-order-by-staff.ts'
import { assignToOrder } from '../payments/assign-unmatched-payment.ts'
import { settleCash } from '../payments/settle-cash.ts'
import { shipOrder } from '../shipments/ship-order.ts'

export type CounterSale = Omit<
  StaffPlacement,
  'channel' | 'method' | 'payment' | 'place' | 'address' | 'paidNow' | 'isTakenAlong'
> & {
  tender: Tender
}

const methodOf: Record<ReceiptForm, PaymentMethod> = { cash: 'cash', card: 'card', transfer: 'bank_transfer' }

/** Pickup needs no address. */
const atTheShop = { provinceCode: '', wardKind: 'phuong' } as const

/** Sells at the counter: placed, paid, handed over and taken off the stock in one transaction. What needs work stays until it is done. */
export const sellAtCounter = (db: Db, actor: Actor, { tender, ...sale }: CounterSale): Promise<Order> =>
  db.transaction(async (tx) => {
    const { way, handed } = tender
    if (handed !== null && handed < sale.seenTotal)
      throw new Refusal('too-little-cash', m.refusal_too_little_cash, { missing: dong(sale.seenTotal - handed) })
    const isTakenAlong = !(await needsWork(tx, sale))
    const placed = { ...sale, tender, channel: 'counter', method: 'pickup', paidNow: true, isTakenAlong } as const
    const payment = methodOf[way]
    const order = await placeOrderByStaff(tx, actor, { ...placed, payment, place: atTheShop, address: null })
    const { id: orderId, total, state, locale } = order
    if (state !== 'placed') return order
    await recordStaffAction(tx, actor, { verb: 'order.sold', orderId, amount: total, after: { amount: total, way } })
    if (total > 0) await takePayment(tx, actor, order, tender)
    await confirmOrder(tx, actor, { orderId })
    if (!isTakenAlong) return order
    await packOrder(tx, actor, { orderId })
    const carrier = m.order_counter_carrier({}, { locale })
    await shipOrder(tx, actor, { orderId, carrier, trackingCode: null, trackingUrl: null })
    await deliverOrder(tx, actor, { orderId })
    return order
  })

/** A transfer that the bank watch reported before staff recorded it pays the sale itself, so that its money is not counted twice. It is no receipt of the day's till. */
async function takePayment(tx: Db, actor: Actor, { id: orderId, total }: Order, { way, handed, reference }: Tender) {
  const reason = m.order_counter_receipt()
  const transactionId = way === 'transfer' ? reference : null
  if (!transactionId || !(await isReportedTransaction(tx, { method: 'bank_transfer', transactionId }))) {
    await settleCash(tx, actor, { orderId, reason, reference, way, handed: handed ?? undefined })
    return
  }
  const reported = await findUnmatchedTransfer(tx, transactionId, total)
  if (!reported) throw new Refusal('transfer-used', m.refusal_transfer_used, { reference: transactionId })
  await assignToOrder(tx, actor, { unmatchedPaymentId: reported.id, orderId, note: reason })
}

/** Goods with a service, or a service for skates that the customer brings. */
async function needsWork(db: Db, { lines, locale }: Pick<CounterSale, 'lines' | 'locale'>) {
  if (lines.some(({ services }) => services?.length)) return true
  const variantIds = lines.map(({ variantId }) => variantId)
  return (await listForSale(db, locale, variantIds)).some(isService)
}
