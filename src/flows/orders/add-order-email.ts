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
 * A buyer who left no email address adds one: the confirmation and all later emails go there. Only where there is none, so that somebody who borrows the
 * browser cannot redirect the emails of an order. The timeline says that the contact changed, not the new address.
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
    // A cancelled order is confirmed to nobody; later emails, as about its refund, go to the address.
    if (order.state !== 'cancelled')
      await queueOrderEmail(tx, { kind: 'order-placed', orderId, cause: `address:${orderId}` })
  })
