import type { Dong } from '#kit/money.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { emit } from '#platform/jobs/outbox.server.ts'
import { paymentUnmatched } from '../events.ts'
import type { UnmatchedReason } from './unmatched-payment.ts'
import { unmatchedPayments } from '../matching-schema.ts'

type Parking = {
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

/** Money that came and does not fit is laid aside for the shopkeeper: never lost, never guessed. While it lies there its order does not expire. */
export async function recordUnmatchedPayment(tx: Db, parking: Parking) {
  const [parked] = await tx.insert(unmatchedPayments).values(parking).returning({ id: unmatchedPayments.id })
  await emit(tx, paymentUnmatched(parked!.id))
  return parked!.id
}
