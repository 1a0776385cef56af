import { and, eq, gt, isNotNull, or } from 'drizzle-orm'
import type { Db } from '#platform/db.server.ts'
import { shipments } from '#shop/orders/schema.ts'
import type { Payment } from './queries.ts'

/** Whether a carrier has been told to take this money at the door, or has taken it. */
export async function isCollected(db: Db, { orderId, state }: Pick<Payment, 'orderId' | 'state'>) {
  if (state === 'awaiting_settlement') return true
  if (state !== 'due') return false
  const told = or(isNotNull(shipments.bookedAt), isNotNull(shipments.handedOverAt))
  const [parcel] = await db
    .select({ id: shipments.id })
    .from(shipments)
    .where(and(eq(shipments.orderId, orderId), gt(shipments.codAmount, 0), told))
    .limit(1)
  return Boolean(parcel)
}
