import { and, eq, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { log } from '#platform/log/log.server.ts'
import { paymentAttempts } from '#shop/payments/attempts-schema.ts'
import { refunds } from '#shop/payments/refunds-schema.ts'
import { queryPaymentAttempt } from './query-payment-attempt.ts'
import { sendRefundToProvider } from '../refunds/send-refund-to-provider.ts'

const hour = 3_600_000
/** After this nobody can still pay by an opened payment page. */
const longAgo = 48 * hour

/** Every few minutes: asks about overdue payment attempts and open refunds until each has ended. */
export async function pollProviders(db: Db, now = new Date()) {
  const due = or(isNull(paymentAttempts.askAt), lt(paymentAttempts.askAt, now))
  const open = await db
    .select()
    .from(paymentAttempts)
    .where(and(inArray(paymentAttempts.state, ['created', 'redirected']), lt(paymentAttempts.expiresAt, now), due))
    .orderBy(paymentAttempts.expiresAt)
    .limit(100)
  for (const attempt of open) {
    const answer = attempt.state === 'redirected' ? await queryPaymentAttempt(db, attempt, now) : 'unasked'
    const isLongExpired = now.getTime() - attempt.expiresAt!.getTime() > longAgo
    const isOver = answer === 'unasked' || answer === 'unknown' || isLongExpired
    if (isOver) await endAttempt(db, attempt.id, now)
  }
  await carryRefunds(db, now)
}

/** Money that still arrives by this attempt counts or becomes an unmatched payment: see `applyPaidNotice`. */
const endAttempt = (db: Db, attemptId: string, now: Date) =>
  db
    .update(paymentAttempts)
    .set({ state: 'expired', nextUrl: null, endedAt: now })
    .where(and(eq(paymentAttempts.id, attemptId), inArray(paymentAttempts.state, ['created', 'redirected'])))

async function carryRefunds(db: Db, now: Date) {
  const open = await db
    .select({ id: refunds.id })
    .from(refunds)
    .where(
      and(
        inArray(refunds.state, ['requested', 'pending']),
        // Staff pay out the others by hand, however many wait.
        isNotNull(refunds.attemptId),
        lt(refunds.at, new Date(now.getTime() - hour / 30)),
        or(isNull(refunds.carryAt), lt(refunds.carryAt, now)),
      ),
    )
    .orderBy(refunds.at)
    .limit(100)
  for (const { id } of open)
    await sendRefundToProvider(db, id).catch((error: unknown) =>
      log.warn({ err: error, refundId: id }, 'refund not carried'),
    )
}
