import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { prepared } from '#platform/postgres/prepared.server.ts'
import { unmatchedPayments } from './matching-schema.ts'
import { paymentAttempts } from './attempts-schema.ts'
import { payments } from './schema.ts'
import { receipts } from './receipts-schema.ts'

const ofOrder = prepared((db) =>
  db
    .select()
    .from(payments)
    .where(eq(payments.orderId, sql.placeholder('orderId'))),
)
export const findPayment = async (db: Db, orderId: string) => (await ofOrder(db, { orderId }))[0]
export type Payment = NonNullable<Awaited<ReturnType<typeof findPayment>>>
export type PaymentAttempt = typeof paymentAttempts.$inferSelect

export const listPaymentsOf = async (db: Db, orderIds: string[]) =>
  new Map(
    (orderIds.length ? await db.select().from(payments).where(inArray(payments.orderId, orderIds)) : []).map((row) => [
      row.orderId,
      row,
    ]),
  )

export const listReceipts = (db: Db, paymentId: string) =>
  db.select().from(receipts).where(eq(receipts.paymentId, paymentId))

/** Payment attempts, the newest first. */
export const listAttempts = (db: Db, paymentId: string) =>
  db
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.paymentId, paymentId))
    .orderBy(desc(paymentAttempts.startedAt), desc(paymentAttempts.reference))

/** Unmatched money that seems to belong to an order. */
export const listUnmatchedPaymentsOf = (db: Db, paymentId: string) =>
  db
    .select()
    .from(unmatchedPayments)
    .where(and(eq(unmatchedPayments.paymentId, paymentId), isNull(unmatchedPayments.ending)))

/** The unmatched money that seems to belong to an order, until staff decide about it. */
export const sumUnmatched = async (db: Db, paymentId: string) =>
  (await listUnmatchedPaymentsOf(db, paymentId)).reduce((sum, { amount }) => sum + amount, 0)
