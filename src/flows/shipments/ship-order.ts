import { Refusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { lockOrder } from '#shop/orders/lock-order.ts'
import { listShipments } from '#shop/orders/shipments/list-shipments.ts'
import { refuseAwaitedWaybill } from '#shop/orders/shipments/refuse-awaited-waybill.ts'
import { refuseUnfinishedWork } from '#shop/work/refuse-unfinished-work.ts'
import { m } from '#words/messages.js'
import { allocateCod } from '../closing/allocate-cod.ts'
import { dispatchShipments, type HandOver } from './hand-over-shipment.ts'
import { refuseUnpaidDispatch } from './refuse-unpaid-dispatch.ts'

/** Dispatches all parcels of a packed order at once. */
export const shipOrder = (db: Db, actor: Actor, { orderId, ...tracking }: HandOver & { orderId: string }) =>
  db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (order.state !== 'packed') throw new Refusal('order-moved-on', m.refusal_order_moved_on, {})
    await allocateCod(tx, orderId)
    const leaving = (await listShipments(tx, orderId)).filter((one) => one.state === 'preparing')
    for (const one of leaving) refuseAwaitedWaybill(one)
    await refuseUnpaidDispatch(tx, 'sent', { order, leaving })
    for (const { id } of leaving) await refuseUnfinishedWork(tx, orderId, id)
    await dispatchShipments(tx, actor, { order, shipments: leaving, tracking })
  })
