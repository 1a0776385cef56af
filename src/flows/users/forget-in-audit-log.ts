import { eq, inArray, or, sql, type AnyColumn } from 'drizzle-orm'
import { auditLog } from '#platform/audit/audit-schema.server.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { unmatchedPayments } from '#shop/payments/matching-schema.ts'
import { payments } from '#shop/payments/schema.ts'

/** `addresses`: all that the shop knows of this person, in small letters. A guest has no `userId`, perhaps no address. */
export type Forgotten = { userId?: string; addresses: string[]; orderIds: string[] }

/** Texts that are words of the shop, not of a person. Every other text may say anything, so a new one is cleared unless it is named here. */
const keptTexts = ['state', 'way', 'method', 'wish', 'exchange']

const withoutTexts = (fields: AnyColumn) => sql`(
  select jsonb_object_agg(field.key, field.value) from jsonb_each(${fields}) as field
  where jsonb_typeof(field.value) in ('number', 'boolean', 'null') or field.key in ${keptTexts}
)`

/**
 * The log keeps that staff changed an account, but not whose, and what they did with the money and goods of its orders, but not their texts about it. The
 * release of a sign-in lock has the address as its subject.
 */
export async function forgetInAuditLog(tx: Db, { userId, addresses, orderIds }: Forgotten) {
  if (userId)
    await tx.update(auditLog).set({ name: null, before: null, after: null }).where(eq(auditLog.subjectId, userId))
  await tx
    .update(auditLog)
    .set({ subjectId: '', name: null })
    .where(
      or(
        inArray(sql`split_part(lower(${auditLog.subjectId}), '|', 1)`, addresses),
        inArray(sql`lower(${auditLog.name})`, addresses),
      ),
    )
  if (!orderIds.length) return
  const unmatched = tx
    .select({ id: sql<string>`${unmatchedPayments.id}::text` })
    .from(unmatchedPayments)
    .innerJoin(payments, eq(payments.id, unmatchedPayments.paymentId))
    .where(inArray(payments.orderId, orderIds))
  await tx
    .update(auditLog)
    .set({ before: withoutTexts(auditLog.before), after: withoutTexts(auditLog.after) })
    .where(
      or(
        inArray(auditLog.orderId, orderIds),
        inArray(auditLog.subjectId, orderIds),
        inArray(auditLog.subjectId, unmatched),
      ),
    )
}
