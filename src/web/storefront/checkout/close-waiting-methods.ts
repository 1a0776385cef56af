import type { PaymentView } from './view-payments.server.ts'

/** The answer to an order that would hold too much: how many items it had, and why the ways that hold stock for long are closed. */
export type HeldAnswer = { count: number; why: string }

/** These ways stay closed until something is taken out, whatever is asked anew meanwhile: so another one is chosen. */
export const closeWaitingMethods = (
  payments: PaymentView[],
  held: HeldAnswer | undefined,
  { count, isTakenOut }: { count: number; isTakenOut: boolean },
) =>
  !held || isTakenOut || count < held.count
    ? payments
    : payments.map((one) => (one.waits ? { ...one, closed: one.closed ?? held.why } : one))
