import { and, eq, sql } from 'drizzle-orm'
import { Refusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { m } from '#words/messages.js'
import { orders } from './schema.ts'
import { orderMoves, type OrderState } from './states.ts'
import { writeTimeline } from './timeline/write-timeline.ts'

type Step = { orderId: string; to: OrderState }
type Move = {
  orderId: string
  to: Exclude<OrderState, 'placed'>
  note?: string
  facts?: Record<string, string | number>
}

/** Moves an order by compare-and-set and writes the timeline. Refuses a move that the table does not allow, or that someone else made meanwhile. */
export async function moveOrder(db: Db, actor: Actor, { orderId, to, note, facts }: Move) {
  const order = await stepOrder(db, { orderId, to })
  await writeTimeline(db, { orderId, kind: to, public: true, actor, note, facts })
  return order
}

/** The same without a timeline entry: for a step back, which its cause explains, and for a reopened order. */
export async function stepOrder(db: Db, { orderId, to }: Step) {
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId))
  if (!order) throw new Refusal('order-unknown', m.refusal_order_unknown, {})
  if (!orderMoves.mayMove(order.state, to)) throw new Refusal('order-moved-on', m.refusal_order_moved_on, {})
  const moved = await db
    .update(orders)
    .set({ state: to, version: sql`${orders.version} + 1`, updatedAt: new Date() })
    .where(and(eq(orders.id, orderId), eq(orders.state, order.state)))
    .returning({ id: orders.id })
  if (!moved.length) throw new Refusal('order-moved-on', m.refusal_order_moved_on, {})
  return order
}
