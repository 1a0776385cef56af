import type { Db } from '#platform/db.server.ts'
import { showPhone } from '#shop/identity/phone.ts'
import { listTimeline } from '#shop/orders/list-timeline.ts'
import { nestLines } from '#shop/orders/nest-lines.ts'
import { findOrder } from '#shop/orders/queries.ts'
import { orderMoves } from '#shop/orders/states.ts'
import { listReceiptsSigned } from '#shop/payments/list-receipts-signed.ts'
import { stillOwed } from '#shop/payments/owed.ts'
import { findPayment } from '#shop/payments/queries.ts'
import { paymentMoves } from '#shop/payments/states.ts'
import { oneLine } from '#shop/shipping/address.ts'
import { intentTo } from './intent.ts'

/** All that the desk of one order shows, and what may be done with it now. */
export async function readDesk(db: Db, orderId: string) {
  const order = await findOrder(db, orderId)
  if (!order) return
  const payment = await findPayment(db, orderId)
  const receipts = payment ? await listReceiptsSigned(db, payment.id) : []
  const timeline = await listTimeline(db, orderId)
  const { placementKey: _key, address, timeline: _bare, ...shown } = order
  return {
    ...shown,
    lines: nestLines(order.lines),
    phoneShown: showPhone(order.phone),
    recipient:
      address && (address.name !== order.name || address.phone !== order.phone)
        ? { name: address.name, phone: address.phone, phoneShown: showPhone(address.phone) }
        : null,
    addressLine: address && oneLine(address),
    payment: payment && {
      ...payment,
      owed: stillOwed(payment),
      maySettle: paymentMoves.mayMove(payment.state, 'paid'),
      receipts,
    },
    timeline,
    moves: orderMoves.next(order.state).flatMap((state) => intentTo[state] ?? []),
  }
}
export type Desk = NonNullable<Awaited<ReturnType<typeof readDesk>>>
