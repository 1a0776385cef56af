import type { Db } from '#platform/db.server.ts'
import { emit } from '#platform/outbox.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { sellReserved } from '#shop/inventory/move-reserved.ts'
import { orderMoved } from '#shop/orders/events.ts'
import { moveOrder } from '#shop/orders/move-order.ts'
import { moveShipments } from '#shop/orders/move-shipments.ts'
import { takesOf } from '#shop/orders/takes.ts'
import { listOrderLines } from '#shop/orders/queries.ts'
import { findPayment } from '#shop/payments/queries.ts'
import { stillOwed } from '#shop/payments/owed.ts'

export type HandOver = { orderId: string; carrier: string; trackingCode: string | null; trackingUrl: string | null }

/** The parcel left the house: what was reserved is sold, and the carrier collects what is still owed. */
export const shipOrder = (db: Db, actor: Actor, { orderId, carrier, trackingCode, trackingUrl }: HandOver) =>
  db.transaction(async (tx) => {
    await moveOrder(tx, actor, { orderId, to: 'shipped', facts: { carrier, trackingCode: trackingCode ?? '' } })
    const codAmount = stillOwed(await findPayment(tx, orderId))
    await moveShipments(tx, orderId, 'handed_over', {
      carrier,
      trackingCode,
      trackingUrl,
      codAmount,
      handedOverAt: new Date(),
    })
    await sellReserved(tx, actor, orderId, takesOf(await listOrderLines(tx, orderId)))
    await emit(tx, orderMoved(orderId, 'shipped'))
  })
