import { and, eq, sql } from 'drizzle-orm'
import type { Dong } from '#kit/money.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { system } from '#shop/identity/actor.ts'
import type { Order } from '#shop/orders/queries.ts'
import { post } from '../ledger/post.ts'
import type { Payment } from '../queries.ts'
import { postings } from '../schema.ts'
import { type refunds } from '../refunds-schema.ts'

type Refund = typeof refunds.$inferSelect

/**
 * Posts the request of a refund. A buyer who owes nothing owes nothing afterwards: the part beyond the surplus makes the order cheaper. In an order that
 * still waits for money, the buyer owes the refunded amount again, less `cheaper`.
 */
export function postRefundRequested(
  tx: Db,
  { orderId, owed }: Payment,
  { refund: { id: ref, amount }, cheaper = 0 }: { refund: Refund; cheaper?: Dong },
) {
  const reduction = owed > 0 ? cheaper : Math.max(0, owed + amount)
  return post(tx, {
    kind: 'refund_requested',
    ref,
    rows: [
      { orderId, account: 'refunds_pending', amount: -amount },
      { orderId, account: 'agreed', amount: reduction },
      { orderId, account: 'buyer', amount: amount - reduction },
    ],
  })
}

/**
 * Posts the end of a refund. After a provider's refusal the shop still owes the money; if staff withdraw the refund, the reduction of the price is
 * withdrawn too.
 */
export async function postRefundEnded(
  tx: Db,
  order: Pick<Order, 'id' | 'state'>,
  { id: ref, amount, state, endedBy }: Refund,
) {
  const orderId = order.id
  if (state === 'done')
    return post(tx, {
      kind: 'refund_done',
      ref,
      rows: [
        { orderId, account: 'refunds_pending', amount },
        { orderId, account: 'refunded', amount: -amount },
      ],
    })
  const isTakenBack = endedBy !== system && order.state !== 'cancelled'
  const reduction = isTakenBack ? await reductionBy(tx, ref) : 0
  return post(tx, {
    kind: 'refund_refused',
    ref,
    rows: [
      { orderId, account: 'refunds_pending', amount },
      { orderId, account: 'agreed', amount: -reduction },
      { orderId, account: 'buyer', amount: reduction - amount },
    ],
  })
}

/** The amount by which the request of this refund made the order cheaper. */
async function reductionBy(tx: Db, ref: string): Promise<Dong> {
  const [row] = await tx
    .select({ sum: sql<Dong>`coalesce(sum(${postings.amount}), 0)::bigint`.mapWith(Number) })
    .from(postings)
    .where(and(eq(postings.ref, ref), eq(postings.account, 'agreed')))
  return row!.sum
}
