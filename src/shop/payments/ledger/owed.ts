import type { Dong } from '#kit/money.ts'
import type { Payment } from '../queries.ts'
import type { PaymentState } from '../states.ts'

type Sums = Pick<Payment, 'amount' | 'received' | 'refunded'> & Partial<Pick<Payment, 'waived' | 'refundsPending'>>

/** The money that the shop holds for an order, in đồng, without refunds that were promised. Unmatched money is not included. */
export const heldMoneyOf = ({
  received,
  refunded,
  refundsPending = 0,
}: Pick<Sums, 'received' | 'refunded' | 'refundsPending'>): Dong => received - refunded - refundsPending

const settled: readonly PaymentState[] = ['paid', 'partly_refunded', 'refunded', 'void']
export const isSettled = (state: PaymentState) => settled.includes(state)

/**
 * The amount still to come, in đồng, without the part that is not owed any more (`waived`: the goods did not stay). A settled payment owes nothing, also
 * after a refund; a void payment owes nothing.
 */
export const stillOwed = (payment: (Sums & Pick<Payment, 'state'>) | undefined): Dong =>
  !payment || isSettled(payment.state) ? 0 : Math.max(0, payment.amount - (payment.waived ?? 0) - heldMoneyOf(payment))

/** All that is owed was received; a refund later changes nothing in that. */
export const isPaidInFull = ({ amount, received, waived }: Pick<Payment, 'amount' | 'received' | 'waived'>) =>
  amount === 0 || (received > 0 && received >= amount - waived)

/** Some money was received, but not all. */
export const isPartPaid = (payment: Sums & Pick<Payment, 'state'>) => heldMoneyOf(payment) > 0 && stillOwed(payment) > 0

/**
 * The amount to collect at the door, only for orders that are paid there. For a transfer that has not arrived it is zero: it may still arrive, and
 * nobody should pay twice.
 */
export const codToCollect = (payment: (Sums & Pick<Payment, 'state'>) | undefined) =>
  payment?.state === 'due' || payment?.state === 'awaiting_settlement' ? stillOwed(payment) : 0
