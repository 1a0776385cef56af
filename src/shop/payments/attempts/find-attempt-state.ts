import { eq } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { paymentAttempts } from '../attempts-schema.ts'
import { payments } from '../schema.ts'

/** The order of an attempt, and the states of both. */
export const findAttemptState = async (db: Db, reference: string) =>
  (
    await db
      .select({ orderId: payments.orderId, payment: payments.state, attempt: paymentAttempts.state })
      .from(paymentAttempts)
      .innerJoin(payments, eq(payments.id, paymentAttempts.paymentId))
      .where(eq(paymentAttempts.reference, reference))
  )[0]
