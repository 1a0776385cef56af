import { and, desc, eq, inArray, ne, or } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { orders } from '#shop/orders/schema.ts'
import { orderExpiryOf } from '#shop/payments/attempts/order-expiry.ts'
import { stillOwed } from '#shop/payments/ledger/owed.ts'
import { sumUnmatched } from '#shop/payments/queries.ts'
import { payments } from '#shop/payments/schema.ts'
import { findSettings } from '#shop/settings/queries.ts'
import { hasSkatesHere } from '#shop/work/queries.ts'
import { isPayable } from './change-payment-method.ts'

type Buyer = { userId: string | null; /** orders that this browser may open */ orderIds: readonly string[] }

/** The newest order of this person or browser that waits for its payment: a buyer who comes back from a payment page finds an empty cart. */
export async function findOrderToPay(db: Db, { userId, orderIds }: Buyer) {
  const own = [
    ...(orderIds.length ? [inArray(orders.id, [...orderIds])] : []),
    ...(userId ? [eq(orders.userId, userId)] : []),
  ]
  if (!own.length) return null
  const [newest] = await db
    .select({ order: orders, payment: payments })
    .from(orders)
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .where(
      and(
        or(...own),
        inArray(orders.state, ['placed', 'confirmed', 'packed']),
        inArray(payments.state, ['awaiting', 'failed']),
        ne(payments.method, 'cod'),
      ),
    )
    .orderBy(desc(orders.placedAt))
    .limit(1)
  if (!newest || !isPayable(newest.order, newest.payment)) return null
  const unmatched = await sumUnmatched(db, newest.payment.id)
  const { id, code } = newest.order
  const hasSkates = await hasSkatesHere(db, id)
  return {
    id,
    code,
    owed: stillOwed(newest.payment),
    expiry: orderExpiryOf({ ...newest, unmatched, hasSkates, settings: await findSettings(db) }) ?? null,
  }
}
export type OrderToPay = NonNullable<Awaited<ReturnType<typeof findOrderToPay>>>
