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
 * Money is promised back. Who owes nothing does not owe it anew because of that: what goes beyond what was kept too much makes the order cheaper. Of an
 * order that still waits for money, the buyer owes it again, but for that by which the order is cheaper now.
 */
export function postRefundRequested(
  tx: Db,
  { orderId, owed }: Payment,
  { refund: { id: ref, amount }, cheaper = 0 }: { refund: Refund; cheaper?: Dong },
) {
  const off = owed > 0 ? cheaper : Math.max(0, owed + amount)
  return post(tx, {
    kind: 'refund_asked',
    ref,
    rows: [
      { orderId, account: 'on_the_way', amount: -amount },
      { orderId, account: 'agreed', amount: off },
      { orderId, account: 'buyer', amount: amount - off },
    ],
  })
}

/** It went, or it did not. A provider that says no leaves the shop owing it; staff who take it back take back the promise too. */
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
        { orderId, account: 'on_the_way', amount },
        { orderId, account: 'refunded', amount: -amount },
      ],
    })
  const isTakenBack = endedBy !== system && order.state !== 'cancelled'
  const off = isTakenBack ? await offFor(tx, ref) : 0
  return post(tx, {
    kind: 'refund_refused',
    ref,
    rows: [
      { orderId, account: 'on_the_way', amount },
      { orderId, account: 'agreed', amount: -off },
      { orderId, account: 'buyer', amount: off - amount },
    ],
  })
}

/** The amount by which the order became cheaper when this refund was asked. */
async function offFor(tx: Db, ref: string): Promise<Dong> {
  const [row] = await tx
    .select({ sum: sql<Dong>`coalesce(sum(${postings.amount}), 0)::bigint`.mapWith(Number) })
    .from(postings)
    .where(and(eq(postings.ref, ref), eq(postings.account, 'agreed')))
  return row!.sum
}
