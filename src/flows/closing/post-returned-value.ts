import { and, eq, notLike, sql } from 'drizzle-orm'
import type { Dong } from '#kit/money.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { outcomeOfLine, valueGone, type Closing, type ClosingShipment } from '#shop/orders/shipments/closing.ts'
import { listOrderLines, type Order } from '#shop/orders/queries.ts'
import { orderMoneyOf } from '#shop/payments/ledger/order-money-of.ts'
import { isSettled } from '#shop/payments/ledger/owed.ts'
import { post } from '#shop/payments/ledger/post.ts'
import { findPayment, type Payment } from '#shop/payments/queries.ts'
import { postings } from '#shop/payments/schema.ts'
import { refunds } from '#shop/payments/refunds-schema.ts'
import { splitOverSources } from '#shop/payments/ledger/split-over-sources.ts'
import { returnRefundPrefix } from '#shop/returns/list-manual-refunds.ts'
import { exchangeCreditOf } from './read-return-value.ts'

type Closed = { order: Order; payment: Payment; closing: Closing; shipments: ClosingShipment[] }

/**
 * Inside a transaction that holds the order, after its total was recomputed (close-order.ts): nobody pays for goods that did not stay or for waived
 * amounts, and a buyer who kept nothing owes no fee either. Posts the change since the last call; goods sent again are owed again.
 */
export async function postReturnedValue(tx: Db, { order, payment, closing, shipments }: Closed) {
  const { id: orderId, total } = order
  const before = await sumReturnedValue(tx, orderId)
  const lines = await listOrderLines(tx, orderId)
  const isComplete = lines.every((line) => isStill(line, shipments))
  if (!before && !payment.writtenOff && isComplete && closing.stays === total) return
  const [stands, off] = [await exchangeCreditOf(tx, orderId, lines), await listOff(tx, payment.id)]
  const sold = lines.map((line) => {
    const one = stands(line)
    return { ...one, id: line.id, ended: line.ended, discount: one.discount + (off.get(line.id) ?? 0) }
  })
  const goods = Math.max(0, valueGone(sold, shipments) - (off.get(null) ?? 0))
  // For COD: the share of the fee that refused parcels would have brought, and the đồng lost by rounding shares.
  const fee = total - closing.stays - closing.back
  const { agreed, due, over } = await orderMoneyOf(tx, orderId)
  const owed = due - over + before
  const returnedValue = closing.isAllBack ? Math.max(goods, owed) : goods + fee + payment.writtenOff
  // A settled payment is not reopened here; sending goods again reopened it before (close-order.ts).
  const least = isSettled((await findPayment(tx, orderId))!.state) ? owed : 0
  const now = Math.max(least, Math.min(agreed + before, returnedValue))
  await post(tx, {
    kind: 'returned_goods',
    rows: [
      { orderId, account: 'agreed', amount: now - before },
      { orderId, account: 'buyer', amount: before - now },
    ],
  })
}

function isStill(
  line: { id: string; quantity: number; total: Dong; discount: Dong; ended: number },
  orderShipments: ClosingShipment[],
) {
  const { back, lost, ended } = outcomeOfLine(line, orderShipments)
  return back + lost + ended === 0
}

async function sumReturnedValue(tx: Db, orderId: string): Promise<Dong> {
  const [row] = await tx
    .select({ sum: sql<Dong>`coalesce(sum(${postings.amount}), 0)::bigint`.mapWith(Number) })
    .from(postings)
    .where(and(eq(postings.orderId, orderId), eq(postings.kind, 'returned_goods'), eq(postings.account, 'agreed')))
  return row!.sum
}

/** How much staff refunds reduced each line (null: the order as a whole). Refunds of returns are left out, since they are for delivered pieces. */
async function listOff(tx: Db, paymentId: string) {
  const rows = await tx
    .select({ lines: refunds.lines, off: sql<Dong>`sum(${postings.amount})::bigint`.mapWith(Number) })
    .from(refunds)
    .innerJoin(postings, and(eq(postings.ref, sql`${refunds.id}::text`), eq(postings.account, 'agreed')))
    .where(and(eq(refunds.paymentId, paymentId), notLike(refunds.key, `${returnRefundPrefix}%`)))
    .groupBy(refunds.id)
  const sums = new Map<string | null, Dong>()
  const add = (lineId: string | null, amount: Dong) => sums.set(lineId, (sums.get(lineId) ?? 0) + amount)
  for (const { lines, off } of rows) {
    const parts = splitOverSources(
      off,
      (lines ?? []).map(({ lineId, amount: free }) => ({ lineId, free })),
    )
    for (const { lineId, amount } of parts) add(lineId, amount)
    add(null, off - parts.reduce((sum, { amount }) => sum + amount, 0))
  }
  return sums
}
