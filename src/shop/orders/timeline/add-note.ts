import { eq } from 'drizzle-orm'
import { Refusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { m } from '#words/messages.js'
import { orders } from '../schema.ts'
import { writeTimeline } from './write-timeline.ts'

export type Note = { orderId: string; text: string; isPublic: boolean }

/** Adds a note to the timeline, for staff only or for the buyer as well. */
export async function addNote(db: Db, actor: Actor, { orderId, text, isPublic }: Note) {
  const [order] = await db.select({ id: orders.id }).from(orders).where(eq(orders.id, orderId))
  if (!order) throw new Refusal('order-unknown', m.refusal_order_unknown, {})
  await writeTimeline(db, { orderId, kind: 'note', public: isPublic, actor, note: text })
}
