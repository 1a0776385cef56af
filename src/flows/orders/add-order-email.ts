import { eq } from 'drizzle-orm'
import { Refusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { queueOrderEmail } from '#shop/notifications/queue/queue-order-email.ts'
import { recordOrderEdit } from '#shop/orders/edits/record-order-edit.ts'
import { lockOrder } from '#shop/orders/lock-order.ts'
import { orders } from '#shop/orders/schema.ts'
import { m } from '#words/messages.js'

/**
 * A buyer who left no e-mail address adds one: its confirmation goes there now, and all that follows. Only where there is none, so that whoever
 * borrows the browser cannot lead the letters of an order elsewhere. The history says that the contact changed, not to what.
 */
export const addOrderEmail = (db: Db, actor: Actor, { orderId, email }: { orderId: string; email: string }) =>
  db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (order.email) throw new Refusal('email-known', m.order_email_known, {})
    await tx
      .update(orders)
      .set({ email, version: order.version + 1, updatedAt: new Date() })
      .where(eq(orders.id, orderId))
    await recordOrderEdit(tx, actor, { order, changes: [{ kind: 'part', part: 'contact' }] })
    await queueOrderEmail(tx, { kind: 'order-placed', orderId, cause: `address:${orderId}` })
  })
