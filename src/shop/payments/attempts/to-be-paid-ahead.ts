import { stillOwed } from '../ledger/owed.ts'
import type { Payment } from '../queries.ts'
import type { PaymentState } from '../states.ts'

const states: readonly PaymentState[] = ['awaiting', 'failed', 'expired']

/** The money should be here before the goods leave, and is not, or not all of it. */
export const isToBePaidAhead = (payment: Payment | undefined) =>
  payment !== undefined && states.includes(payment.state) && stillOwed(payment) > 0
