import { randomUUID } from 'node:crypto'
import { shopDay } from '#kit/clock.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { showPhone } from '#shop/identity/accounts/phone.ts'
import { listOrderEmails } from '#shop/notifications/emails/list-order-emails.ts'
import { orderLinkInLocale } from '#shop/notifications/order-link-in-locale.ts'
import { expectedCash } from '#shop/orders/shipments/closing.ts'
import { orderInLocale } from '#shop/orders/lines/lines-in.ts'
import { listTimeline } from '#shop/orders/timeline/list-timeline.ts'
import { nestLines } from '#shop/orders/lines/nest-lines.ts'
import { findOrder, type WholeOrder, type Order } from '#shop/orders/queries.ts'
import { remainderOfOrder, withoutRemainder } from '#shop/orders/remainder-of-order.ts'
import { describeNote } from '#shop/orders/timeline/describe-note.ts'
import { nextOrderStates, isOnTheRoad, orderMoves } from '#shop/orders/states.ts'
import { describeOrderDiscounts } from '#shop/orders/lines/describe-order-discounts.ts'
import { balanceAfterReturn, currentClosing } from '#shop/payments/ledger/balance-after-return.ts'
import { listReceiptsSigned } from '#shop/payments/receipts/list-receipts-signed.ts'
import { listRefunds } from '#shop/payments/refunds/list-refunds.ts'
import { orderExpiryOf } from '#shop/payments/attempts/order-expiry.ts'
import { orderMoneyOf, type OrderMoney } from '#shop/payments/ledger/order-money-of.ts'
import { stillOwed } from '#shop/payments/ledger/owed.ts'
import { findPayment, sumUnmatched, type Payment } from '#shop/payments/queries.ts'
import { paymentMoves } from '#shop/payments/states.ts'
import { isToBePaidAhead } from '#shop/payments/attempts/to-be-paid-ahead.ts'
import { listReturnsOf } from '#shop/returns/queries.ts'
import { findSettings } from '#shop/settings/queries.ts'
import { addressLine, methodCodes } from '#shop/shipping/address.ts'
import { hasSkatesHere, listWorkOrdersOf } from '#shop/work/queries.ts'
import { intentTo } from './order-intent.ts'
import { dispatchRefusal } from '#flows/shipments/refuse-unpaid-dispatch.ts'
import { dispatchBlockOf, type DispatchMethod } from '#shop/payments/attempts/may-ship.ts'
import { paymentMethods } from '#shop/checkout/payment-method.ts'
import { orderChannels } from '#shop/orders/order.ts'
import { ownWordsIn } from '#shop/orders/own-words.ts'

/** The view of an order for staff, with the actions that are possible now. */
export async function readAdminOrder(db: Db, orderId: string) {
  const written = await findOrder(db, orderId)
  if (!written) return
  const order = orderInLocale(written, requestLocale())
  const payment = await findPayment(db, orderId)
  const happened = await listTimeline(db, orderId)
  const timeline = happened.map((row) => ({ ...row, note: describeNote(row, requestLocale()) }))
  const money = await orderMoneyOf(db, orderId)
  const { placementKey: _key, address, timeline: _bare, discounts: _rows, ...shown } = order
  const { whyOf, ...off } = describeOrderDiscounts(order, requestLocale())
  const lines = order.lines.map((line) => ({ ...line, why: whyOf(line) }))
  return {
    ...shown,
    ...off,
    name: ownWordsIn(shown.name, requestLocale()),
    unreadable: listUnreadable(order, payment),
    lines: nestLines(lines),
    phoneShown: showPhone(order.phone),
    recipient:
      address && (address.name !== order.name || address.phone !== order.phone)
        ? { name: address.name, phone: address.phone, phoneShown: showPhone(address.phone) }
        : null,
    addressLine: address && addressLine(address),
    payment: payment && { ...viewPayment(order, payment, money), receipts: await readReceipts(db, payment.id) },
    remainder: viewRemainder(order, payment, money),
    hasArrived: order.shipments.some((shipment) => shipment.state === 'delivered'),
    refunds: payment ? await listRefunds(db, payment.id) : [],
    refundable: money.free,
    refundKey: randomUUID(),
    today: shopDay(new Date()),
    isUnpaid: isToBePaidAhead(payment),
    /** When it is cancelled automatically. */
    expiry: await readLapse(db, order, payment),
    dispatchBlock: payment ? nextDispatchBlock(order, payment) : null,
    timeline,
    workOrders: await listWorkOrdersOf(db, orderId),
    returns: await listReturnsOf(db, orderId),
    emails: await listOrderEmails(db, orderId),
    moves: nextOrderStates(order.state).flatMap((state) => intentTo[state] ?? []),
  }
}
export type AdminOrder = NonNullable<Awaited<ReturnType<typeof readAdminOrder>>>

const readReceipts = async (db: Db, paymentId: string) =>
  (await listReceiptsSigned(db, paymentId)).map((receipt) => ({
    ...receipt,
    reason: ownWordsIn(receipt.reason, requestLocale()),
  }))

const readLapse = async (db: Db, order: WholeOrder, payment: Payment | undefined) =>
  orderExpiryOf({
    order,
    payment,
    settings: await findSettings(db),
    unmatched: payment ? await sumUnmatched(db, payment.id) : 0,
    hasSkates: await hasSkatesHere(db, order.id),
  })

function viewPayment(order: WholeOrder, payment: Payment, money: OrderMoney) {
  // Until its refund is paid out, the payment of a cancelled order still waits for money that nobody wants.
  const owed = order.state === 'cancelled' ? 0 : stillOwed(payment)
  return {
    ...payment,
    owed,
    /** Open amount of a delivered order that no carrier will collect. */
    uncollected: order.state === 'delivered' ? Math.max(0, owed - expectedCash(order.shipments)) : 0,
    /** Payment link of a prepaid order, to send by hand where there is no email address. */
    link: owed && isToBePaidAhead(payment) ? orderLinkInLocale(order.id, order.locale) : null,
    /** Sent with the form that records money, so that it is recorded once. */
    receiptKey: randomUUID(),
    maySettle: paymentMoves.mayMove(payment.state, 'paid'),
    balance: balanceAfterReturn(order, payment, money),
  }
}

/** The remainder of a partly delivered order: its pieces, the total without it, and what would then be overpaid. */
function viewRemainder(order: WholeOrder, payment: Payment | undefined, { due, over }: OrderMoney) {
  const remainder = remainderOfOrder(order.state, order.lines, order.shipments)
  if (!remainder.length) return null
  const [now, then] = [currentClosing(order, payment), currentClosing(withoutRemainder(order), payment)]
  return {
    pieces: remainder.flatMap(({ lineId, quantity }) => {
      const line = order.lines.find((one) => one.id === lineId)!
      return line.partOf === null || line.stocked ? [{ id: lineId, name: line.name, count: quantity }] : []
    }),
    total: order.total - then.back,
    over: Math.max(0, over - due + now.stays - then.stays),
  }
}

/** Why the goods may not take the next step, if so. */
function nextDispatchBlock(order: WholeOrder, payment: Payment) {
  const { state, method, shipments } = order
  const next: DispatchMethod | undefined =
    state === 'confirmed'
      ? 'packed'
      : state === 'packed'
        ? 'sent'
        : state === 'shipped' && method === 'pickup'
          ? 'fetched'
          : undefined
  if (!next) return null
  const leaving = shipments.filter((one) => (next === 'fetched' ? isOnTheRoad(one.state) : one.state === 'preparing'))
  const dispatchBlock = dispatchBlockOf(next, { order, payment, shipments, leaving })
  if (!dispatchBlock) return null
  return dispatchBlock.why === 'waybill'
    ? { why: dispatchBlock.why, text: dispatchRefusal(dispatchBlock).say(requestLocale()) }
    : { ...dispatchBlock, text: null }
}

type Read = Pick<Order, 'state' | 'method' | 'channel'>
type Paid = Pick<Payment, 'state' | 'method'>

/** Values of the order that this version of the shop does not know (written by another version or by hand), as stored. */
function listUnreadable({ state, method, channel }: Read, payment: Paid | undefined): string[] {
  const written: [word: string | undefined, known: readonly string[]][] = [
    [state, orderMoves.states],
    [method, methodCodes],
    [channel, orderChannels],
    [payment?.state, paymentMoves.states],
    [payment?.method, paymentMethods],
  ]
  return written.flatMap(([word, known]) => (word === undefined || known.includes(word) ? [] : [word]))
}
