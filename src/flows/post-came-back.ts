import { and, eq, notLike, sql } from 'drizzle-orm'
import type { Dong } from '#kit/money.ts'
import type { Db } from '#platform/db.server.ts'
import { listShipments } from '#shop/orders/list-shipments.ts'
import { listOrderLines } from '#shop/orders/queries.ts'
import { worthBack } from '#shop/orders/worth-back.ts'
import { moneyOf } from '#shop/payments/money-of.ts'
import { post } from '#shop/payments/post.ts'
import { findPayment } from '#shop/payments/queries.ts'
import { postings, refunds } from '#shop/payments/schema.ts'
import { takeInTurn } from '#shop/payments/take-in-turn.ts'
import { returnsMark } from '#shop/returns/list-given.ts'
import { creditOf } from './read-settlement.ts'

/**
 * After a parcel moved, inside the transaction that holds the order: nobody pays for goods that lie in the shop again, or are on their way to it after the
 * buyer took the others; who took nothing owes no fee either. Posts what that changed since it was asked last: goods that go out again are owed again.
 */
export async function postCameBack(tx: Db, orderId: string) {
  const payment = await findPayment(tx, orderId)
  if (!payment || payment.state === 'void') return
  const before = await sumBack(tx, orderId)
  const parcels = await listShipments(tx, orderId)
  if (!before && !parcels.some((one) => one.state === 'returned' || one.restOf)) return
  const lines = await listOrderLines(tx, orderId)
  const [stands, off] = [await creditOf(tx, orderId, lines), await listOff(tx, payment.id)]
  const sold = lines.map((line) => {
    const one = stands(line)
    return { ...one, id: line.id, discount: one.discount + (off.get(line.id) ?? 0) }
  })
  const { worth, isAll } = worthBack(sold, parcels)
  const goods = Math.max(0, worth - (off.get(null) ?? 0))
  const owed = payment.owed + before
  const { agreed } = await moneyOf(tx, orderId)
  const now = Math.min(agreed + before, isAll ? Math.max(goods, owed) : goods)
  await post(tx, {
    kind: 'came_back',
    rows: [
      { orderId, account: 'agreed', amount: now - before },
      { orderId, account: 'buyer', amount: before - now },
    ],
  })
}

async function sumBack(tx: Db, orderId: string): Promise<Dong> {
  const [row] = await tx
    .select({ sum: sql<Dong>`coalesce(sum(${postings.amount}), 0)::bigint`.mapWith(Number) })
    .from(postings)
    .where(and(eq(postings.orderId, orderId), eq(postings.kind, 'came_back'), eq(postings.account, 'agreed')))
  return row!.sum
}

/** By how much refunds of the desk made each line cheaper (null: the order as a whole). Those of returns are for pieces that were delivered. */
async function listOff(tx: Db, paymentId: string) {
  const rows = await tx
    .select({ lines: refunds.lines, off: sql<Dong>`sum(${postings.amount})::bigint`.mapWith(Number) })
    .from(refunds)
    .innerJoin(postings, and(eq(postings.ref, sql`${refunds.id}::text`), eq(postings.account, 'agreed')))
    .where(and(eq(refunds.paymentId, paymentId), notLike(refunds.key, `${returnsMark}%`)))
    .groupBy(refunds.id)
  const sums = new Map<string | null, Dong>()
  const add = (lineId: string | null, amount: Dong) => sums.set(lineId, (sums.get(lineId) ?? 0) + amount)
  for (const { lines, off } of rows) {
    const parts = takeInTurn(
      off,
      (lines ?? []).map(({ lineId, amount: free }) => ({ lineId, free })),
    )
    for (const { lineId, amount } of parts) add(lineId, amount)
    add(null, off - parts.reduce((sum, { amount }) => sum + amount, 0))
  }
  return sums
}
