import type { Dong } from '#kit/money.ts'
import { closingOf, type ClosingParcel } from '#shop/orders/closing.ts'
import type { Money } from './money-of.ts'
import { codToCollect, keptOf, type stillOwed } from './owed.ts'

type Order = { total: Dong; state: string; lines: Parameters<typeof closingOf>[0]['lines']; shipments: ClosingParcel[] }
type Payment = Parameters<typeof stillOwed>[0]

/** `back`: what did not stay is worth. `due`: what is still to come for the rest. `held`: what of it carriers have collected. `over`: what is kept too much. */
export type AfterBack = { back: Dong; due: Dong; held: Dong; over: Dong }

/** What an order owes once a part of it came back, was lost or never comes, by the ledger: the order says what was agreed, this what of it is to be paid. */
export function afterBack(order: Order, payment: Payment, { due, over }: Pick<Money, 'due' | 'over'>): AfterBack {
  const { back, collected } = closingNow(order, payment)
  return {
    back: order.state === 'cancelled' ? 0 : back,
    due,
    held: Math.min(codToCollect(payment), collected),
    over,
  }
}

/** What an order with its payment comes to at what stayed with its buyer. */
export const closingNow = (order: Order, payment: Payment) =>
  closingOf(order, {
    kept: payment ? keptOf(payment) : 0,
    isAtDoor: payment?.state === 'due' || payment?.state === 'awaiting_settlement',
  })
