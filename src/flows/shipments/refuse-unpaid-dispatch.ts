import { dong } from '#kit/money.ts'
import { Refusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { listShipments, type Shipment } from '#shop/orders/shipments/list-shipments.ts'
import { listOrderLines, type Order } from '#shop/orders/queries.ts'
import { dispatchBlockOf, type DispatchBlock, type DispatchMethod } from '#shop/payments/attempts/may-ship.ts'
import { findPayment } from '#shop/payments/queries.ts'
import { m } from '#words/messages.js'

type Leaving = { order: Order; leaving?: Shipment[] }

/**
 * Checks payment before dispatch, inside a transaction that holds the order and after COD was allocated. Returns why goods may not leave this way, or
 * nothing.
 */
export async function findDispatchBlock(tx: Db, dispatchMethod: DispatchMethod, { order, leaving }: Leaving) {
  const [lines, payment] = [await listOrderLines(tx, order.id), await findPayment(tx, order.id)]
  const shipments = await listShipments(tx, order.id)
  const bar = dispatchBlockOf(dispatchMethod, { order: { ...order, lines }, payment, shipments, leaving })
  return bar ? dispatchRefusal(bar) : undefined
}

/** Every dispatch checks payment here first. */
export async function refuseUnpaidDispatch(tx: Db, dispatchMethod: DispatchMethod, dispatch: Leaving) {
  const refusal = await findDispatchBlock(tx, dispatchMethod, dispatch)
  if (refusal) throw refusal
}

/** The refusal with the open amount and what can be done. */
export function dispatchRefusal(bar: DispatchBlock<{ number: number }>) {
  if (bar.why !== 'waybill') {
    const amount = dong(bar.open)
    return bar.why === 'ahead'
      ? new Refusal('leaves-unpaid', m.refusal_leaves_unpaid, { amount })
      : new Refusal('fetched-unpaid', m.refusal_fetched_unpaid, { amount })
  }
  const { shipment, collects, cod } = bar
  const facts = { number: shipment.number, told: dong(collects), cod: dong(cod) }
  return new Refusal('shipment-cod-stale', m.refusal_shipment_cod_stale, facts)
}
