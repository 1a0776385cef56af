import { asc, eq, type SQL } from 'drizzle-orm'
import { Refusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { m } from '#words/messages.js'
import { orders } from './schema.ts'

/**
 * Inside a transaction: nobody else changes this order or its shipments until it ends. This lock is taken before those of payment and stock. A caller
 * passes the version it saw, and is refused if the order changed since.
 */
export async function lockOrder(tx: Db, orderId: string, seenVersion?: number) {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update')
  if (!order) throw new Refusal('order-unknown', m.refusal_order_unknown, {})
  if (seenVersion !== undefined && order.version !== seenVersion)
    throw new Refusal('order-changed', m.refusal_order_changed, {})
  return order
}

/**
 * Locks several orders in the order of their ids, before any of them is changed: an UPDATE of many would lock them in any order and could deadlock.
 * Answers their ids.
 */
export const lockOrders = async (tx: Db, where: SQL | undefined) =>
  (await tx.select({ id: orders.id }).from(orders).where(where).orderBy(asc(orders.id)).for('update')).map(
    ({ id }) => id,
  )
