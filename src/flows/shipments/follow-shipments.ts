import type { Db } from '#platform/postgres/db.server.ts'
import { emit } from '#platform/jobs/outbox.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { orderMoved } from '#shop/orders/events.ts'
import { listShipments } from '#shop/orders/shipments/list-shipments.ts'
import { moveOrder, stepOrder } from '#shop/orders/move-order.ts'
import type { TimelineKind } from '#shop/orders/order.ts'
import { listOrderLines } from '#shop/orders/queries.ts'
import { shipmentPath, orderStateOfShipments, type PathState } from '#shop/orders/shipments/order-state-of-shipments.ts'
import type { OrderState } from '#shop/orders/states.ts'
import { writeTimeline } from '#shop/orders/timeline/write-timeline.ts'
import { closeOrder } from '../closing/close-order.ts'
import { allocateCod } from '../closing/allocate-cod.ts'

type ShipmentChange = {
  order: { id: string; state: OrderState }
  /** The timeline entry if the order's state does not change with its parcel. */
  kind: TimelineKind
  facts?: Record<string, string | number>
  note?: string
}

/**
 * After a parcel moved, inside the transaction that holds the order: moves the order step by step to the state of its parcels, closes it at what stayed
 * with the buyer, and then allocates the remaining COD to parcels that have not left. Returns the new state.
 */
export async function followShipments(tx: Db, actor: Actor, { order, kind, facts, note }: ShipmentChange) {
  const [lines, shipments] = [await listOrderLines(tx, order.id), await listShipments(tx, order.id)]
  // A delivered order stays delivered, even if a parcel is sent again later.
  const at = order.state === 'delivered' ? -1 : shipmentPath.findIndex((state) => state === order.state)
  const to = shipmentPath.indexOf(orderStateOfShipments(lines, shipments))
  const stepsAhead: PathState[] = at < 0 ? [] : shipmentPath.slice(at + 1, to + 1)
  for (const state of stepsAhead) {
    await moveOrder(tx, actor, { orderId: order.id, to: state, ...(state === stepsAhead.at(-1) && { facts, note }) })
    await emit(tx, orderMoved(order.id, state))
  }
  if (!stepsAhead.length) await writeTimeline(tx, { orderId: order.id, kind, public: true, actor, facts, note })
  if (at >= 0)
    for (const state of shipmentPath.slice(to, at).toReversed()) await stepOrder(tx, { orderId: order.id, to: state })
  await closeOrder(tx, order.id)
  await allocateCod(tx, order.id)
  return at < 0 ? order.state : shipmentPath[to]!
}
