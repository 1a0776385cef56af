import type { Db } from '#platform/postgres/db.server.ts'
import { codUnderWay } from '#shop/orders/shipments/cod-shares.ts'
import { listShipments } from '#shop/orders/shipments/list-shipments.ts'
import type { Payment } from '../queries.ts'

/** Whether a carrier was told to collect this money at the door, or has collected it. A shipment that came back uncollected does not count. */
export async function isCollected(db: Db, { orderId, state }: Pick<Payment, 'orderId' | 'state'>) {
  if (state === 'awaiting_settlement') return true
  return state === 'due' && codUnderWay(await listShipments(db, orderId)) > 0
}
