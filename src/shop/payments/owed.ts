import type { Payment } from './queries.ts'

/** What is still to come, in đồng; a void payment owes nothing. */
export const stillOwed = (payment: Pick<Payment, 'state' | 'amount' | 'received'> | undefined) =>
  !payment || payment.state === 'void' ? 0 : Math.max(0, payment.amount - payment.received)
