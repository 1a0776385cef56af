import type { Db } from '#platform/db.server.ts'
import { emit } from '#platform/outbox.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { orderMoved } from '#shop/orders/events.ts'
import { moveOrder } from '#shop/orders/move-order.ts'

/** Staff checked the order with the buyer. */
export const confirmOrder = (db: Db, actor: Actor, { orderId }: { orderId: string }) =>
  db.transaction(async (tx) => {
    await moveOrder(tx, actor, { orderId, to: 'confirmed' })
    await emit(tx, orderMoved(orderId, 'confirmed'))
  })
