import type { Dong } from '#kit/money.ts'
import type { Payment } from '../queries.ts'
import type { PaymentState } from '../states.ts'

type Sums = Pick<Payment, 'amount' | 'received' | 'refunded'> & Partial<Pick<Payment, 'waived' | 'onTheWay'>>

/** The money of an order that the shop holds and has not promised back, in đồng: refunds are taken off. Unmatched money is not among it. */
export const heldMoneyOf = ({
  received,
  refunded,
  onTheWay = 0,
}: Pick<Sums, 'received' | 'refunded' | 'onTheWay'>): Dong => received - refunded - onTheWay

const settled: readonly PaymentState[] = ['paid', 'partly_refunded', 'refunded', 'void']
export const isSettled = (state: PaymentState) => settled.includes(state)

/** The amount still to come, in đồng, without the part that nobody owes any more (`waived`: the goods did not stay). A settled payment owes nothing, also after a refund; a void payment owes nothing. */
export const stillOwed = (payment: (Sums & Pick<Payment, 'state'>) | undefined): Dong =>
  !payment || isSettled(payment.state) ? 0 : Math.max(0, payment.amount - (payment.waived ?? 0) - heldMoneyOf(payment))

/** Something came, and not all of it. */
export const isPartPaid = (payment: Sums & Pick<Payment, 'state'>) => heldMoneyOf(payment) > 0 && stillOwed(payment) > 0

/** The amount to collect at the door: only for orders that are paid there. A transfer that has not come yet may still come, and nobody pays twice. */
export const codToCollect = (payment: (Sums & Pick<Payment, 'state'>) | undefined) =>
  payment?.state === 'due' || payment?.state === 'awaiting_settlement' ? stillOwed(payment) : 0
