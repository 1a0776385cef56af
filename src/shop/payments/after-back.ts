import type { Dong } from '#kit/money.ts'
import { closingOf, type ClosingParcel } from '#shop/orders/closing.ts'
import { codToCollect, keptOf, stillOwed } from './owed.ts'

type Order = { total: Dong; state: string; lines: Parameters<typeof closingOf>[0]['lines']; shipments: ClosingParcel[] }
type Payment = Parameters<typeof stillOwed>[0]

/** `back`: what did not stay is worth. `due`: what is still to come for the rest. `held`: what of it carriers have collected. `over`: what is kept for goods that are not with the buyer. */
export type AfterBack = { back: Dong; due: Dong; held: Dong; over: Dong }

/**
 * What an order owes once a part of it came back, was lost or never comes: the order says what was agreed, this what of it is to be paid. A buyer who took
 * nothing owes no fee either; who paid ahead gets it back with what the goods cost. `free` is what may still be given back.
 */
export function afterBack(order: Order, payment: Payment, free: Dong): AfterBack {
  const kept = payment ? keptOf(payment) : 0
  const isAtDoor = payment?.state === 'due' || payment?.state === 'awaiting_settlement'
  const { back, stays, collected } = closingOf(order, { kept, isAtDoor })
  const owed = stillOwed(payment)
  const held = Math.min(codToCollect(payment), collected)
  if (order.state === 'cancelled') return { back: 0, due: owed, held, over: 0 }
  return {
    back,
    due: Math.min(owed, Math.max(0, stays - kept, collected)),
    held,
    over: back ? Math.max(0, free - stays) : 0,
  }
}
