import { Refusal } from '#kit/refusal.ts'
import type { Db } from '#platform/db.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { holdOrder } from '#shop/orders/hold-order.ts'
import { listShipments } from '#shop/orders/list-shipments.ts'
import { m } from '#words/messages.js'
import { dealCod } from './deal-cod.ts'
import { sendOff, type Carriage } from './hand-over-shipment.ts'
import { refuseLeaving } from './refuse-leaving.ts'

export type HandOver = Carriage & { orderId: string }

/** All parcels of a packed order leave the house at once. */
export const shipOrder = (db: Db, actor: Actor, { orderId, ...carriage }: HandOver) =>
  db.transaction(async (tx) => {
    const order = await holdOrder(tx, orderId)
    if (order.state !== 'packed') throw new Refusal('order-moved-on', m.refusal_order_moved_on, {})
    await dealCod(tx, orderId)
    const leaving = (await listShipments(tx, orderId)).filter((one) => one.state === 'preparing')
    await refuseLeaving(tx, 'sent', { order, leaving })
    await sendOff(tx, actor, { order, parcels: leaving, carriage })
  })
