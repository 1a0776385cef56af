import type { Db } from '#platform/postgres/db.server.ts'
import { listShipments } from '#shop/orders/shipments/list-shipments.ts'
import { isCancellableByBuyer, type OrderState } from '#shop/orders/states.ts'
import { listWorkOrdersOf } from '#shop/work/queries.ts'

/** Whether the buyer may cancel the order: nothing is packed, no blade has been ground or drilled for it, and no skates of the buyer are here. */
export async function canBuyerCancel(db: Db, { id, state }: { id: string; state: OrderState }) {
  if (!isCancellableByBuyer(state)) return false
  const [shipments, works] = [await listShipments(db, id), await listWorkOrdersOf(db, id)]
  const isBegun = works.some(
    (work) =>
      work.takenInAt !== null || work.state === 'in_work' || work.state === 'done' || work.state === 'handed_back',
  )
  return !isBegun && shipments.every((shipment) => shipment.state === 'cancelled')
}
