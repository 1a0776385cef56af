import type { Dong } from '#kit/money.ts'
import { worthBack } from '#shop/orders/worth-back.ts'
import { codToCollect, stillOwed } from './owed.ts'

type Order = { total: Dong; state: string; lines: Parameters<typeof worthBack>[0]; shipments: Shipment[] }
type Shipment = Parameters<typeof worthBack>[1][number] & { codAmount: Dong; codSettled: Dong }
type Payment = Parameters<typeof stillOwed>[0]

/** `back`: what came back is worth. `due`: what is still to come for the rest. `held`: what of it carriers have collected. `over`: what is kept for goods that are not with the buyer. */
export type AfterBack = { back: Dong; due: Dong; held: Dong; over: Dong }

/**
 * What an order owes once a part of its parcels came back: the order says what was agreed, this what of it is to be paid. A buyer who took nothing owes no
 * fee either; who paid ahead gets back what the goods cost. `free` is what may still be given back.
 */
export function afterBack({ total, state, lines, shipments }: Order, payment: Payment, free: Dong): AfterBack {
  const owed = stillOwed(payment)
  const { worth: back, isAll } = state === 'cancelled' ? { worth: 0, isAll: false } : worthBack(lines, shipments)
  const collected = shipments
    .filter((parcel) => parcel.state === 'delivered')
    .reduce((sum, { codAmount, codSettled }) => sum + Math.max(0, codAmount - codSettled), 0)
  return {
    back,
    due: isAll ? 0 : Math.max(0, owed - back),
    held: Math.min(codToCollect(payment), collected),
    over: back ? Math.max(0, free - (total - back)) : 0,
  }
}
