import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { approveReturn } from '#flows/returns/approve-return.ts'
import { requestReturn } from '#flows/returns/request-return.ts'
import { receiveReturn } from '#flows/returns/receive-return.ts'
import { rowsOf, type Db } from '#platform/postgres/db.server.ts'
import { guest } from '#shop/identity/actor.ts'
import { listRefunds } from '#shop/payments/refunds/list-refunds.ts'
import { findPayment } from '#shop/payments/queries.ts'
import { findReturn } from '#shop/returns/queries.ts'
import type { ReturnReason } from '#shop/returns/return-reasons.ts'
import { aDeliveredOrder, aSizedProduct, aReturnRequest } from './a-delivered-order.ts'

const staff = 'user:lan'

/** Every entry sums to zero in each order, and payments match the sums of their rows. */
export async function expectBooksToBalance(db: Db) {
  const wrong = await rowsOf(
    db,
    sql`select order_id from postings group by entry, order_id having sum(amount) <> 0 union all
      select p.order_id from payments p where (p.received, p.refunded, p.refunds_pending, p.owed) <> (
        select coalesce(sum(l.amount) filter (where l.account = 'received'), 0), - coalesce(sum(l.amount) filter (where l.account = 'refunded'), 0),
          - coalesce(sum(l.amount) filter (where l.account = 'refunds_pending'), 0),
          coalesce(sum(l.amount) filter (where l.account = 'buyer'), 0) from postings l where l.order_id = p.order_id)`,
  )
  expect(wrong).toEqual([])
}

type Came = {
  wish?: 'exchange' | 'refund'
  isPaid?: boolean
  total?: number
  reason?: ReturnReason
  resellable?: boolean
}

/** The first size was bought and came back; the second is wanted. */
export async function cameBack(
  db: Db,
  prices: number[],
  { wish = 'exchange', isPaid = true, total = prices[0]!, ...came }: Came = {},
) {
  const { ids } = await aSizedProduct(
    db,
    prices.map((price) => ({ price, stock: 5 })),
  )
  const { orderId, lines } = await aDeliveredOrder(db, [{ variantId: ids[0]!, quantity: 1 }], total, { isPaid })
  const returnId = await sendBack(db, { orderId, orderLineId: lines[0]!.id, wish, wantedVariantId: ids[1]!, ...came })
  return { orderId, returnId, lineId: lines[0]!.id, ids }
}

type Sent = {
  reason?: ReturnReason
  resellable?: boolean
  orderId: string
  orderLineId: string
  wish?: 'exchange' | 'refund'
  wantedVariantId?: string
}

/** A return of one piece of a line: approved, received and, unless told otherwise, as good as new. */
export async function sendBack(
  db: Db,
  { orderId, orderLineId, wish = 'refund', wantedVariantId, reason = 'too_small', resellable = true }: Sent,
) {
  const wanted = wish === 'exchange' ? (wantedVariantId ?? null) : null
  const asked = { orderLineId, wantedVariantId: wanted, reason }
  const { id: returnId } = await requestReturn(db, guest, aReturnRequest(orderId, [asked], { wish }))
  await approveReturn(db, staff, { returnId })
  const [line] = (await findReturn(db, returnId))!.lines
  await receiveReturn(db, staff, { returnId, pieces: [{ lineId: line!.id, number: 1, resellable, note: null }] })
  return returnId
}

export const refundsOf = async (db: Db, orderId: string) => listRefunds(db, (await findPayment(db, orderId))!.id)
