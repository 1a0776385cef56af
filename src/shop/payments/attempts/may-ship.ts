import type { Dong } from '#kit/money.ts'
import {
  codCorrections,
  codUnderWay,
  shareNotInShipments,
  type CodShipment,
  type OrderLineValue,
} from '#shop/orders/shipments/cod-shares.ts'
import { standingShipments } from '#shop/orders/shipments/pieces.ts'
import { isComing } from '#shop/orders/states.ts'
import type { MethodCode } from '#shop/shipping/address.ts'
import { codToCollect, stillOwed } from '../ledger/owed.ts'
import type { Payment } from '../queries.ts'
import { isToBePaidAhead } from './to-be-paid-ahead.ts'

/** `packed`: goods are packed, booked or made ready for pickup; `sent`: a carrier takes them; `fetched`: the buyer picks them up. */
export type DispatchMethod = 'packed' | 'sent' | 'fetched'

/**
 * Why goods may not be sent. `ahead`: the prepayment is missing. `counter`: the same, for a buyer who pays at pickup. `waybill`: it collects a wrong
 * amount.
 */
export type DispatchBlock<P = unknown> =
  | { why: 'ahead' | 'counter'; open: Dong }
  | { why: 'waybill'; shipment: P; collects: Dong; cod: Dong }

type Order = { method: MethodCode; total: Dong; lines: OrderLineValue[] }
type Dispatch<P> = {
  order: Order
  payment: Payment | undefined
  shipments: P[]
  /** The shipments that are sent now. */
  leaving?: P[]
}

/** The amount that carriers collect for an order; an order for pickup is paid at the counter. */
export const amountCarrierCollects = ({ method }: Pick<Order, 'method'>, payment: Payment | undefined): Dong =>
  method === 'pickup' ? 0 : codToCollect(payment)

/** The amount that must arrive before goods are sent, beyond what a carrier collects. */
export const dueBeforeDispatch = (order: Pick<Order, 'method'>, payment: Payment | undefined): Dong =>
  stillOwed(payment) - amountCarrierCollects(order, payment)

/**
 * The one rule for dispatch: goods may leave if the owed money was paid, or is collected at the door in full, or an admin waived the missing amount.
 * Every way of dispatch asks it; null: they may leave.
 */
export function dispatchBlockOf<P extends CodShipment>(
  way: DispatchMethod,
  { order, payment, shipments, leaving = [] }: Dispatch<P>,
): DispatchBlock<P> | null {
  const allowed = payment?.unpaidAllowance ?? 0
  if (isToBePaidAhead(payment)) return stillOwed(payment) > allowed ? { why: 'ahead', open: stillOwed(payment) } : null
  if (way === 'fetched') {
    const sentOrDelivered = standingShipments(shipments).filter(
      (one) => one.state === 'delivered' || leaving.some(({ id }) => id === one.id),
    )
    const stays = shareNotInShipments(order.total, order.lines, sentOrDelivered)
    const open = dueBeforeDispatch(order, payment) - stays
    return open > allowed + (stays > 0 ? 1 : 0) ? { why: 'counter', open } : null
  }
  const corrections = codCorrections(amountCarrierCollects(order, payment), order, shipments)
  const first = corrections.find(({ shipment }) => way === 'sent' && leaving.some(({ id }) => id === shipment.id))
  return first ? { why: 'waybill', shipment: first.shipment, collects: first.shipment.codAmount, cod: first.cod } : null
}

/** The part of the received money that pays for goods already sent: their price, less what carriers collect for them and what was waived. */
export function paidForDispatched({ order, payment, shipments }: Dispatch<CodShipment>): Dong {
  const out = standingShipments(shipments).filter(
    (one) => one.state === 'delivered' || (isComing(one) && order.method !== 'pickup'),
  )
  if (!out.length) return 0
  const cost = order.total - shareNotInShipments(order.total, order.lines, out)
  const collectable = amountCarrierCollects(order, payment) > 0 ? codUnderWay(out) : 0
  return Math.max(0, cost - collectable - (payment?.unpaidAllowance ?? 0))
}
