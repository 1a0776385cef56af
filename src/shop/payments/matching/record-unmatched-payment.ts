import type { Dong } from '#kit/money.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { emit } from '#platform/jobs/outbox.server.ts'
import { paymentUnmatched } from '../events.ts'
import type { UnmatchedReason } from './unmatched-payment.ts'
import { unmatchedPayments } from '../matching-schema.ts'

type UnmatchedPaymentInput = {
  source: string
  amount: Dong
  reason: UnmatchedReason
  paymentId?: string | null
  attemptId?: string | null
  noticeId?: string | null
  memo?: string | null
  transactionId?: string | null
  facts?: Record<string, string>
  at?: Date
}

/** Stores received money that fits nothing, for staff to decide: never lost, never guessed. Its order does not expire meanwhile. */
export async function recordUnmatchedPayment(tx: Db, payment: UnmatchedPaymentInput) {
  const [recorded] = await tx.insert(unmatchedPayments).values(payment).returning({ id: unmatchedPayments.id })
  await emit(tx, paymentUnmatched(recorded!.id))
  return recorded!.id
}
