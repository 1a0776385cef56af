import type { OrderState } from '#shop/orders/states.ts'
import { isPartPaid } from './ledger/owed.ts'
import type { Payment } from './queries.ts'

/** The fields of a payment that decide the headline of its order. */
export const standingFields = ['state', 'amount', 'received', 'refunded', 'waived', 'refundsPending'] as const
export type PaymentStanding = Pick<Payment, (typeof standingFields)[number]>

/** The headline of an order: its state, or a fact about the money that its buyer must know first. */
export type OrderHeadline = OrderState | 'unpaid' | 'part_paid' | 'payment_failed' | 'expired'

/** Until staff confirm a prepaid order, missing money is its headline. */
export function headlineOf(state: OrderState, payment: PaymentStanding | null | undefined): OrderHeadline {
  if (state === 'cancelled' && payment?.state === 'expired') return 'expired'
  if (state !== 'placed' || !payment) return state
  if (payment.state === 'failed') return 'payment_failed'
  if (payment.state !== 'awaiting') return state
  return isPartPaid(payment) ? 'part_paid' : 'unpaid'
}

export type BuyerHeadline = OrderHeadline | 'paid'

/** For the buyer, who need do nothing more: a paid order still waits for the shop, which confirms every order itself. */
export const buyerHeadlineOf = (state: OrderState, payment: PaymentStanding | null | undefined): BuyerHeadline =>
  state === 'placed' && payment?.state === 'paid' && payment.amount > 0 ? 'paid' : headlineOf(state, payment)
