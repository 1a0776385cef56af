import { Refusal } from '#kit/refusal.ts'
import type { Db } from '#platform/db.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { holdOrder } from '#shop/orders/hold-order.ts'
import { listShipments } from '#shop/orders/list-shipments.ts'
import { m } from '#words/messages.js'
import { dealCod } from './deal-cod.ts'
import { sendOff, type Carriage } from './hand-over-shipment.ts'
import { refuseStaleCod } from './refuse-stale-cod.ts'

export type HandOver = Carriage & { orderId: string }

/** All parcels of a packed order leave the house at once. */
export const shipOrder = (db: Db, actor: Actor, { orderId, ...carriage }: HandOver) =>
  db.transaction(async (tx) => {
    const order = await holdOrder(tx, orderId)
    if (order.state !== 'packed') throw new Refusal('order-moved-on', m.refusal_order_moved_on, {})
    await dealCod(tx, orderId)
    const parcels = await listShipments(tx, orderId)
    const leaving = parcels.filter((one) => one.state === 'preparing')
    await refuseStaleCod(tx, { orderId, parcels, leaving })
    await sendOff(tx, actor, { order, parcels: leaving, carriage })
  })
