import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import type { PaymentMethod } from '#shop/checkout/payment-method.ts'
import { orders } from '#shop/orders/schema.ts'
import type { PaymentNotice } from '../provider.ts'
import { paymentAttempts } from '../attempts-schema.ts'
import { payments } from '../schema.ts'

type NoticeNames = Pick<PaymentNotice, 'reference' | 'codes'>
export type NamedPayment = { paymentId: string; attemptId: string | null; code: string }

/** The attempt to which a notice refers: a gateway names our reference; a transfer only the order's code, so its latest transfer attempt is taken, or none. */
export async function findNamedPayment(
  db: Db,
  method: PaymentMethod,
  notice: NoticeNames,
): Promise<NamedPayment | undefined> {
  const reference = notice.reference ?? (await onlyOrderAmong(db, notice.codes ?? []))
  if (!reference) return
  const isNamed = method === 'bank_transfer' ? eq(orders.code, reference) : eq(paymentAttempts.reference, reference)
  const [attempt] = await db
    .select({ paymentId: payments.id, attemptId: paymentAttempts.id, code: orders.code })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .leftJoin(paymentAttempts, and(eq(paymentAttempts.paymentId, payments.id), eq(paymentAttempts.method, method)))
    .where(isNamed)
    .orderBy(desc(paymentAttempts.startedAt), desc(paymentAttempts.reference))
    .limit(1)
  return attempt
}

/**
 * Words of a memo may look like a code ("LUOT don hang …"): takes the only one that is an order's code. With two orders in one memo it is unclear which
 * one is meant.
 */
async function onlyOrderAmong(db: Db, codes: string[]) {
  if (!codes.length) return
  const candidates = await db.select({ code: orders.code }).from(orders).where(inArray(orders.code, codes)).limit(2)
  return candidates.length === 1 ? candidates[0]!.code : undefined
}
