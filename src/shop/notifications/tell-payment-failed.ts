import { eq } from 'drizzle-orm'
import type { Db } from '#platform/db.server.ts'
import { tellLive } from '#platform/live.server.ts'
import { orders } from '#shop/orders/schema.ts'
import type { OrderNews } from './order-news.ts'

/** A payment that failed leaves no line in the timeline; below zero the ids of events and of its lines do not meet. */
export async function tellPaymentFailed(db: Db, { orderId, eventId }: { orderId: string; eventId: number }) {
  const [order] = await db
    .select({ userId: orders.userId, state: orders.state })
    .from(orders)
    .where(eq(orders.id, orderId))
  if (!order?.userId) return
  const facts: OrderNews = { id: -eventId, orderId, status: order.state, payment_status: 'failed', moved: 'payment' }
  await tellLive(db, { to: order.userId, event: 'order', facts })
}
