import { and, eq, ne, not, sql } from 'drizzle-orm'
import { dong, type Dong } from '#kit/money.ts'
import { Refusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { findStaffLimits } from '#shop/identity/staff/find-staff-role.ts'
import { isRequestedAs } from '#shop/payments/refunds/refund-to-sources.ts'
import { refunds } from '#shop/payments/refunds-schema.ts'
import { payments } from '#shop/payments/schema.ts'
import { m } from '#words/messages.js'

/**
 * Refuses a refund above what the staff role of this person allows for one order. Their earlier refunds of the order count, so that a large one
 * cannot be made of small ones; the same request sent again does not.
 */
export async function refuseRefundBeyondLimit(
  tx: Db,
  actor: Actor,
  { orderId, amount, key }: { orderId: string; amount: Dong; key: string },
) {
  const { refund: limit } = await findStaffLimits(tx, actor)
  if (limit === Infinity) return
  const [own] = await tx
    .select({ sum: sql<number>`coalesce(sum(${refunds.amount}), 0)::float8` })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(
      and(
        eq(payments.orderId, orderId),
        eq(refunds.actor, actor),
        ne(refunds.state, 'refused'),
        not(isRequestedAs(key)!),
      ),
    )
  const left = Math.max(0, limit - own!.sum)
  if (amount > left) throw new Refusal('refund-beyond-limit', m.refusal_refund_beyond_limit, { most: dong(left) })
}
