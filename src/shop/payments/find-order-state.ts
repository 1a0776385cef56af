import { eq } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { orders } from '#shop/orders/schema.ts'
import { stillOwed } from './ledger/owed.ts'
import { payments } from './schema.ts'

/** The state of an order and its payment: one small query, for pages that poll it. A cancelled order owes nothing, as its page says. */
export async function findOrderState(db: Db, orderId: string) {
  const [row] = await db
    .select({ state: orders.state, payment: payments })
    .from(orders)
    .leftJoin(payments, eq(payments.orderId, orders.id))
    .where(eq(orders.id, orderId))
  if (!row) return
  const { state, payment } = row
  const owed = state === 'cancelled' ? 0 : stillOwed(payment ?? undefined)
  return { state, payment: payment?.state ?? null, owed }
}
