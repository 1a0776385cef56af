import { dong, type Dong } from '#kit/money.ts'
import { Refusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { listOrderLines } from '#shop/orders/queries.ts'
import { listRefunds } from '#shop/payments/refunds/list-refunds.ts'
import { lockPaymentOf } from '#shop/payments/lock-payment.ts'
import { findPayment } from '#shop/payments/queries.ts'
import { refundOfLines, type RefundedPieces } from '#shop/payments/refunds/refund-of-lines.ts'
import { m } from '#words/messages.js'
import { returnMoney } from './return-money.ts'

type RefundRequest = {
  orderId: string
  /** The version that was on the screen. */
  version?: number
  /** The same key refunds only once. */
  key: string
  amount: Dong
  reason: string
  /** The refunded pieces; empty: an amount without lines. */
  pieces: RefundedPieces[]
  byHand: boolean
}

/** What was paid for these pieces, less earlier refunds of them. */
export async function priceRefund(db: Db, orderId: string, pieces: RefundedPieces[]) {
  const payment = await findPayment(db, orderId)
  if (!payment) throw new Refusal('payment-unknown', m.refusal_payment_unknown, {})
  return refundOfLines(await listOrderLines(db, orderId), pieces, await listRefunds(db, payment.id))
}

/** Refunds lines or a plain amount to where the money came from: never more than the shop holds, and for lines never more than was paid for them. */
export const refundOrder = (db: Db, actor: Actor, { orderId, version, pieces, ...asked }: RefundRequest) =>
  db.transaction(async (tx) => {
    const { payment } = await lockPaymentOf(tx, orderId, version)
    const already = (await listRefunds(tx, payment.id)).some((one) => one.key === asked.key)
    const priced = pieces.length && !already ? await priceRefund(tx, orderId, pieces) : undefined
    if (priced && asked.amount > priced.amount)
      throw new Refusal('refund-beyond-lines', m.refusal_refund_beyond_lines, { most: dong(priced.amount) })
    const isForGoods = already || pieces.length > 0
    const [refund] = await returnMoney(tx, actor, { ...asked, orderId, lines: priced?.lines, isForGoods })
    return refund!
  })
