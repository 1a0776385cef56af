import { and, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { sandboxPayments } from '#platform/sandbox-schema.server.ts'
import { orders } from '#shop/orders/schema.ts'
import { unmatchedPayments } from './matching-schema.ts'
import { paymentAttempts, paymentNotices } from './attempts-schema.ts'
import { payments } from './schema.ts'
import { receipts } from './receipts-schema.ts'
import { refunds } from './refunds-schema.ts'

const erasedText = '–'
/** For unmatched money, the number of the transfer that returned it stays. */
const erasedUnmatched = {
  memo: null,
  note: null,
  facts: sql`case when ${unmatchedPayments.facts} ? 'sentBackAs' then jsonb_build_object('sentBackAs', ${unmatchedPayments.facts} -> 'sentBackAs') else '{}' end`,
}

/**
 * Erases the payer: facts from providers and banks, memos, texts of staff. Sums, times, states and the numbers of transfers stay, since books are kept
 * for ten years; the id of each event stays too, so that a repeated event is recognised.
 */
export async function forgetPayer(tx: Db, orderIds: string[]) {
  if (!orderIds.length) return
  const own = tx.select({ id: payments.id }).from(payments).where(inArray(payments.orderId, orderIds))
  const attempts = tx
    .select({ id: paymentAttempts.id })
    .from(paymentAttempts)
    .where(inArray(paymentAttempts.paymentId, own))
  const ofOwn = inArray(unmatchedPayments.paymentId, own)
  const unmatched = tx.select({ id: unmatchedPayments.noticeId }).from(unmatchedPayments).where(ofOwn)
  const codes = tx.select({ code: orders.code }).from(orders).where(inArray(orders.id, orderIds))
  const references = tx
    .select({ reference: paymentAttempts.reference })
    .from(paymentAttempts)
    .where(inArray(paymentAttempts.paymentId, own))
  const noticeReference = sql`${paymentNotices.said}->>'reference'`
  await tx
    .update(paymentNotices)
    .set({ raw: '', said: sql`${paymentNotices.said} - 'facts'` })
    .where(
      or(
        inArray(paymentNotices.attemptId, attempts),
        inArray(paymentNotices.id, unmatched),
        sql`${noticeReference} in (${references})`,
        sql`${noticeReference} in (${codes})`,
      ),
    )
  await tx
    .delete(sandboxPayments)
    .where(
      or(
        inArray(sandboxPayments.reference, references),
        sql`exists (select from ${orders} where ${inArray(orders.id, orderIds)} and position(${orders.code} in upper(coalesce(${sandboxPayments.request}->>'memo', ''))) > 0)`,
      ),
    )
  await tx.update(unmatchedPayments).set(erasedUnmatched).where(ofOwn)
  await tx.update(paymentAttempts).set({ facts: {}, nextUrl: null }).where(inArray(paymentAttempts.paymentId, own))
  await tx.update(refunds).set({ reason: erasedText, answer: null, facts: {} }).where(inArray(refunds.paymentId, own))
  await tx.update(receipts).set({ reason: erasedText, facts: {} }).where(inArray(receipts.paymentId, own))
}

/**
 * Codes of orders for which the shop holds too much money by the ledger, or has a refund on its way or unmatched money: it owes that to a person and
 * must know to whom.
 */
export async function listOrdersWithOpenMoney(db: Db, orderIds: string[]) {
  if (!orderIds.length) return []
  const rows = await db
    .selectDistinct({ code: orders.code })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .leftJoin(refunds, and(eq(refunds.paymentId, payments.id), inArray(refunds.state, ['requested', 'pending'])))
    .leftJoin(unmatchedPayments, and(eq(unmatchedPayments.paymentId, payments.id), isNull(unmatchedPayments.ending)))
    .where(
      and(
        inArray(orders.id, orderIds),
        or(lt(payments.owed, 0), sql`${refunds.id} is not null`, sql`${unmatchedPayments.id} is not null`),
      ),
    )
    .orderBy(orders.code)
  return rows.map(({ code }) => code)
}
