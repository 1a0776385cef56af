import type { Dong } from '#kit/money.ts'
import type { UnmatchedReason } from './unmatched-payment.ts'
import { stillOwed } from '../ledger/owed.ts'
import type { Payment } from '../queries.ts'

type Owing = Pick<Payment, 'state' | 'amount' | 'received' | 'refunded'> & Partial<Pick<Payment, 'waived' | 'onTheWay'>>

export type PaymentMatch =
  | { counts: Dong; parks: 0; reason: null }
  | { counts: 0; parks: Dong; reason: UnmatchedReason }
  | { counts: Dong; parks: Dong; reason: 'too_much' }

/**
 * Decides about received money that names an order. It counts up to the amount owed, also in part: receipts of one order add up. If it is too much, the
 * owed part counts and the rest is unmatched. For a cancelled order (or one whose cash a carrier is already collecting) it is late; for a paid order it
 * came twice.
 */
export function matchPayment(
  amount: Dong,
  payment: Owing,
  order: { isOver: boolean; isCollected: boolean },
): PaymentMatch {
  const isPaid = payment.received > 0 && payment.received >= payment.amount
  if (order.isOver || payment.state === 'void') return { counts: 0, parks: amount, reason: isPaid ? 'twice' : 'late' }
  const owed = stillOwed(payment)
  if (owed === 0) return { counts: 0, parks: amount, reason: 'twice' }
  if (order.isCollected) return { counts: 0, parks: amount, reason: 'late' }
  if (amount > owed) return { counts: owed, parks: amount - owed, reason: 'too_much' }
  return { counts: amount, parks: 0, reason: null }
}
