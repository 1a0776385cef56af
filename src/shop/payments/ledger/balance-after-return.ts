import type { Dong } from '#kit/money.ts'
import { closingOf, type ClosingShipment } from '#shop/orders/shipments/closing.ts'
import type { OrderMoney } from './order-money-of.ts'
import { codToCollect, heldMoneyOf, type stillOwed } from './owed.ts'

type Order = {
  total: Dong
  state: string
  lines: Parameters<typeof closingOf>[0]['lines']
  shipments: ClosingShipment[]
}
type Payment = Parameters<typeof stillOwed>[0]

/**
 * `back`: the value of the goods that did not stay. `due`: the amount still to come for the rest. `held`: the part of it that carriers have collected.
 * `over`: surplus money.
 */
type BalanceAfterReturn = { back: Dong; due: Dong; held: Dong; over: Dong }

/**
 * The amount that an order owes once a part of it came back, was lost or will never be sent, by the ledger: the order has the agreed total, this the
 * part to be paid.
 */
export function balanceAfterReturn(
  order: Order,
  payment: Payment,
  { due, over }: Pick<OrderMoney, 'due' | 'over'>,
): BalanceAfterReturn {
  const { back, collected } = currentClosing(order, payment)
  return {
    back: order.state === 'cancelled' ? 0 : back,
    due,
    held: Math.min(codToCollect(payment), collected),
    over,
  }
}

/** The closing of an order with its payment, for the goods that stayed with its buyer. */
export const currentClosing = (order: Order, payment: Payment) =>
  closingOf(order, {
    held: payment ? heldMoneyOf(payment) : 0,
    isAtDoor: payment?.state === 'due' || payment?.state === 'awaiting_settlement',
  })
