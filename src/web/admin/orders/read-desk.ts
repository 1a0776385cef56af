import { randomUUID } from 'node:crypto'
import { shopDay } from '#kit/clock.ts'
import type { Db } from '#platform/db.server.ts'
import { spokenLocale } from '#platform/request.server.ts'
import { showPhone } from '#shop/identity/phone.ts'
import { listOrderMails } from '#shop/notifications/list-order-mails.ts'
import { orderLinkIn } from '#shop/notifications/order-link-in.ts'
import { listTimeline } from '#shop/orders/list-timeline.ts'
import { nestLines } from '#shop/orders/nest-lines.ts'
import { findOrder } from '#shop/orders/queries.ts'
import { waysOn } from '#shop/orders/states.ts'
import { tellOrderDiscounts } from '#shop/orders/tell-order-discounts.ts'
import { afterBack } from '#shop/payments/after-back.ts'
import { listReceiptsSigned } from '#shop/payments/list-receipts-signed.ts'
import { listRefunds } from '#shop/payments/list-refunds.ts'
import { moneyOf } from '#shop/payments/money-of.ts'
import { stillOwed } from '#shop/payments/owed.ts'
import { findPayment } from '#shop/payments/queries.ts'
import { paymentMoves } from '#shop/payments/states.ts'
import { isToBePaidAhead } from '#shop/payments/to-be-paid-ahead.ts'
import { listReturnsOf } from '#shop/returns/queries.ts'
import { oneLine } from '#shop/shipping/address.ts'
import { listWorkOf } from '#shop/work/queries.ts'
import { intentTo } from './intent.ts'

/** All that the desk of one order shows, and what may be done with it now. */
export async function readDesk(db: Db, orderId: string) {
  const order = await findOrder(db, orderId)
  if (!order) return
  const payment = await findPayment(db, orderId)
  const receipts = payment ? await listReceiptsSigned(db, payment.id) : []
  const timeline = await listTimeline(db, orderId)
  const money = await moneyOf(db, orderId)
  const { placementKey: _key, address, timeline: _bare, discounts: _rows, ...shown } = order
  const { whyOf, ...off } = tellOrderDiscounts(order, spokenLocale())
  const lines = order.lines.map((line) => ({ ...line, why: whyOf(line) }))
  return {
    ...shown,
    ...off,
    lines: nestLines(lines),
    phoneShown: showPhone(order.phone),
    recipient:
      address && (address.name !== order.name || address.phone !== order.phone)
        ? { name: address.name, phone: address.phone, phoneShown: showPhone(address.phone) }
        : null,
    addressLine: address && oneLine(address),
    payment: payment && {
      ...payment,
      owed: stillOwed(payment),
      /** For who pays ahead and was given no address to write to. */
      link: stillOwed(payment) && isToBePaidAhead(payment) ? orderLinkIn(orderId, order.locale) : null,
      maySettle: paymentMoves.mayMove(payment.state, 'paid'),
      receipts,
      after: afterBack(order, payment, money),
    },
    refunds: payment ? await listRefunds(db, payment.id) : [],
    refundable: money.free,
    refundKey: randomUUID(),
    today: shopDay(new Date()),
    isUnpaid: isToBePaidAhead(payment),
    timeline,
    works: await listWorkOf(db, orderId),
    returns: await listReturnsOf(db, orderId),
    mails: await listOrderMails(db, orderId),
    moves: waysOn(order.state).flatMap((state) => intentTo[state] ?? []),
  }
}
export type Desk = NonNullable<Awaited<ReturnType<typeof readDesk>>>
