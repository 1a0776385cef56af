import type { Dong } from '#kit/money.ts'
import { worthBack } from '#shop/orders/worth-back.ts'
import type { Money } from './money-of.ts'
import { codToCollect, type stillOwed } from './owed.ts'

type Order = { state: string; lines: Parameters<typeof worthBack>[0]; shipments: Shipment[] }
type Shipment = Parameters<typeof worthBack>[1][number] & { codAmount: Dong; codSettled: Dong }
type Payment = Parameters<typeof stillOwed>[0]

/** `back`: what came back is worth. `due`: what is still to come for the rest. `held`: what of it carriers have collected. `over`: what is kept too much. */
export type AfterBack = { back: Dong; due: Dong; held: Dong; over: Dong }

/** What an order owes once a part of its parcels came back, by the ledger: the order says what was agreed, this what of it is to be paid. */
export function afterBack(
  { state, lines, shipments }: Order,
  payment: Payment,
  { due, over }: Pick<Money, 'due' | 'over'>,
): AfterBack {
  const collected = shipments
    .filter((parcel) => parcel.state === 'delivered')
    .reduce((sum, { codAmount, codSettled }) => sum + Math.max(0, codAmount - codSettled), 0)
  return {
    back: state === 'cancelled' ? 0 : worthBack(lines, shipments).worth,
    due,
    held: Math.min(codToCollect(payment), collected),
    over,
  }
}
