import type { Dong } from '#kit/money.ts'
import type { UnmatchedReason } from './unmatched-payment.ts'
import { stillOwed } from '../ledger/owed.ts'
import type { Payment } from '../queries.ts'

type OwingPayment = Pick<Payment, 'state' | 'amount' | 'received' | 'refunded'> &
  Partial<Pick<Payment, 'waived' | 'refundsPending'>>

export type PaymentMatch =
  | { matched: Dong; unmatched: 0; reason: null }
  | { matched: 0; unmatched: Dong; reason: UnmatchedReason }
  | { matched: Dong; unmatched: Dong; reason: 'overpaid' }

/**
 * Decides about received money that names an order. It counts up to the amount owed, also in part: receipts of one order add up. If it is too much, the
 * owed part counts and the rest is unmatched. For a cancelled order (or one whose cash a carrier is already collecting) it is late; for a paid order it
 * came twice.
 */
export function matchPayment(
  amount: Dong,
  payment: OwingPayment,
  order: { isOver: boolean; isCollected: boolean },
): PaymentMatch {
  const isPaid = payment.received > 0 && payment.received >= payment.amount
  if (order.isOver || payment.state === 'void')
    return { matched: 0, unmatched: amount, reason: isPaid ? 'duplicate' : 'late' }
  const owed = stillOwed(payment)
  if (owed === 0) return { matched: 0, unmatched: amount, reason: 'duplicate' }
  if (order.isCollected) return { matched: 0, unmatched: amount, reason: 'late' }
  if (amount > owed) return { matched: owed, unmatched: amount - owed, reason: 'overpaid' }
  return { matched: amount, unmatched: 0, reason: null }
}
