import type { Db } from '#platform/db.server.ts'
import { emit } from '#platform/outbox.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { orderMoved } from '#shop/orders/events.ts'
import { moveOrder } from '#shop/orders/move-order.ts'
import { openShipment } from '#shop/orders/open-shipment.ts'

/** The parcel is packed and waits for the carrier. */
export const packOrder = (db: Db, actor: Actor, { orderId }: { orderId: string }) =>
  db.transaction(async (tx) => {
    await moveOrder(tx, actor, { orderId, to: 'packed' })
    await openShipment(tx, orderId)
    await emit(tx, orderMoved(orderId, 'packed'))
  })
