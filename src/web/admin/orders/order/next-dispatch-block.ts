import { dispatchRefusal } from '#flows/payments/refuse-unpaid-dispatch.ts'
import { requestLocale } from '#platform/request.server.ts'
import type { WholeOrder } from '#shop/orders/queries.ts'
import { isOnTheRoad } from '#shop/orders/states.ts'
import { dispatchBlockOf, type DispatchWay } from '#shop/payments/attempts/may-ship.ts'
import type { Payment } from '#shop/payments/queries.ts'

/** What the gate would say to the next step. */
export function nextDispatchBlock(order: WholeOrder, payment: Payment) {
  const { state, method, shipments: parcels } = order
  const next: DispatchWay | undefined =
    state === 'confirmed'
      ? 'packed'
      : state === 'packed'
        ? 'sent'
        : state === 'shipped' && method === 'pickup'
          ? 'fetched'
          : undefined
  if (!next) return null
  const leaving = parcels.filter((one) => (next === 'fetched' ? isOnTheRoad(one.state) : one.state === 'preparing'))
  const bar = dispatchBlockOf(next, { order, payment, parcels, leaving })
  if (!bar) return null
  return bar.why === 'waybill'
    ? { why: bar.why, text: dispatchRefusal(bar).say(requestLocale()) }
    : { ...bar, text: null }
}
