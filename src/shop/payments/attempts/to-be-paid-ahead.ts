import { stillOwed } from '../ledger/owed.ts'
import type { Payment } from '../queries.ts'
import type { PaymentState } from '../states.ts'

const states: readonly PaymentState[] = ['awaiting', 'failed', 'expired']

/** Whether an order must be paid before dispatch and is not fully paid yet. */
export const isToBePaidAhead = (payment: Payment | undefined) =>
  payment !== undefined && states.includes(payment.state) && stillOwed(payment) > 0
