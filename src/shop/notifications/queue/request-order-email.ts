import { and, eq } from 'drizzle-orm'
import { Refusal } from '#kit/refusal.ts'
import { allLimits } from '#platform/limits/all-limits.server.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { secondsToWait } from '#platform/limits/limit.server.ts'
import { orders } from '#shop/orders/schema.ts'
import { m } from '#words/messages.js'
import { queueOrderEmail } from './queue-order-email.ts'

const perPerson = allLimits.orderMail

type OrderEmailRequest = { userId: string; email: string; orderId: string }

/**
 * Sends the order's confirmation again, to its address, else to that of the account. Two requests within a minute send one. Refuses for another user's
 * order, for a cancelled one, and beyond the limit.
 */
export async function requestOrderEmail(db: Db, { userId, email, orderId }: OrderEmailRequest) {
  const wait = await secondsToWait(db, perPerson, userId)
  const facts = { seconds: wait, minutes: Math.ceil(wait / 60) }
  if (wait) throw new Refusal('order-mail-often', m.notification_order_mail_often, facts)
  const isOwn = and(eq(orders.id, orderId), eq(orders.userId, userId))
  const [order] = await db.select({ state: orders.state }).from(orders).where(isOwn)
  if (!order) throw new Refusal('order-mail-unknown', m.notification_order_mail_unknown, {})
  if (order.state === 'cancelled') throw new Refusal('order-mail-cancelled', m.notification_order_mail_cancelled, {})
  const minute = Math.floor(Date.now() / 60_000)
  const queued = { kind: 'order-placed' as const, orderId, cause: `asked:${orderId}:${minute}`, otherwiseTo: email }
  await db.transaction((tx) => queueOrderEmail(tx, queued))
}
