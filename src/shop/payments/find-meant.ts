import { and, desc, eq } from 'drizzle-orm'
import type { Db } from '#platform/db.server.ts'
import type { PaymentMethod } from '#shop/checkout/payment-method.ts'
import { orders } from '#shop/orders/schema.ts'
import { paymentAttempts, payments } from './schema.ts'

export type Meant = { paymentId: string; attemptId: string | null; code: string }

/** Which try to pay is meant: a gateway says our reference, a transfer only the order's code, so that its newest transfer is taken, or none. */
export async function findMeant(db: Db, method: PaymentMethod, reference: string | null): Promise<Meant | undefined> {
  if (!reference) return
  const named = method === 'bank_transfer' ? eq(orders.code, reference) : eq(paymentAttempts.reference, reference)
  const [meant] = await db
    .select({ paymentId: payments.id, attemptId: paymentAttempts.id, code: orders.code })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .leftJoin(paymentAttempts, and(eq(paymentAttempts.paymentId, payments.id), eq(paymentAttempts.method, method)))
    .where(named)
    .orderBy(desc(paymentAttempts.startedAt), desc(paymentAttempts.reference))
    .limit(1)
  return meant
}
