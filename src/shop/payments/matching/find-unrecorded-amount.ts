import type { Dong } from '#kit/money.ts'
import { and, eq, gt, gte, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import type { PaymentMethod } from '#shop/checkout/payment-method.ts'
import { unmatchedPayments } from '../matching-schema.ts'
import { paymentAttempts } from '../attempts-schema.ts'
import { receipts } from '../receipts-schema.ts'

type Transaction = { method: PaymentMethod; transactionId: string | null; amount: Dong }

/**
 * How much of this transaction is not recorded yet; null if all of it was: two services report one transfer, staff recorded it manually, or a query was
 * answered before the notice came. Staff record no more than an order owes, so a part may be missing. Locks the number until the transaction ends, so
 * that two that ask at once do not both get the amount.
 */
export async function findUnrecordedAmount(tx: Db, { method, transactionId, amount }: Transaction) {
  if (!transactionId) return amount
  if (await isReportedTransaction(tx, { method, transactionId })) return null
  if (method !== 'bank_transfer') return amount
  const [recorded] = await tx
    .select({ amount: sql<string>`coalesce(sum(${receipts.amount}), 0)` })
    .from(receipts)
    .where(isTransfer(transactionId))
  const known = Number(recorded!.amount)
  return known > 0 && known >= amount ? null : amount - known
}

/** The receipts of a transfer that staff recorded. The number of a card slip or a voucher is no transfer. */
export const isTransfer = (reference: string) =>
  sql`${receipts.facts}->>'reference' = ${reference} and coalesce(${receipts.facts}->>'way', 'transfer') = 'transfer'`

/** Whether a service reported this transaction. Locks its number like `findUnrecordedAmount`. */
export async function isReportedTransaction(
  tx: Db,
  { method, transactionId }: { method: PaymentMethod; transactionId: string },
) {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${method}:${transactionId}`}, 0))`)
  const [counted] = await tx
    .select({ id: paymentAttempts.id })
    .from(paymentAttempts)
    .where(
      and(
        eq(paymentAttempts.method, method),
        eq(paymentAttempts.transactionId, transactionId),
        gt(paymentAttempts.received, 0),
      ),
    )
    .limit(1)
  if (counted) return true
  const [unmatched] = await tx
    .select({ id: unmatchedPayments.id })
    .from(unmatchedPayments)
    .where(
      and(
        eq(unmatchedPayments.source, method),
        eq(unmatchedPayments.transactionId, transactionId),
        // Doubted money may turn out to be good: that is news of it, unless staff have already sent it back or matched it.
        or(ne(unmatchedPayments.reason, 'suspect'), isNotNull(unmatchedPayments.ending)),
      ),
    )
    .limit(1)
  return Boolean(unmatched)
}

/** Unmatched money of a reported transfer that covers this amount and about which nobody has decided yet. */
export async function findUnmatchedTransfer(tx: Db, transactionId: string, amount: Dong) {
  const [unmatched] = await tx
    .select({ id: unmatchedPayments.id })
    .from(unmatchedPayments)
    .where(
      and(
        eq(unmatchedPayments.source, 'bank_transfer'),
        eq(unmatchedPayments.transactionId, transactionId),
        isNull(unmatchedPayments.ending),
        gte(unmatchedPayments.amount, amount),
      ),
    )
    .limit(1)
  return unmatched
}
