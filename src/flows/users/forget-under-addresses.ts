import { and, eq, inArray, isNull, or, sql, type AnyColumn } from 'drizzle-orm'
import { limits } from '#platform/limits/limit-schema.server.ts'
import { outbox } from '#platform/jobs/outbox-schema.server.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { reminders } from '#shop/advisers/schema.ts'
import { consents, verifications } from '#shop/identity/schema.ts'
import { forgetInquirer } from '#shop/inquiries/forget-inquirer.ts'
import { stockWatches } from '#shop/inventory/schema.ts'
import { emails } from '#shop/notifications/schema.ts'
import { fitAnswers, fitOptOuts } from '#shop/reviews/schema.ts'
import { securityEvents } from '#shop/security/schema.ts'
import { forgetInAuditLog, type Forgotten } from './forget-in-audit-log.ts'

/** `phone`, `codes` of orders: they identify a buyer without an account. */
type Person = Forgotten & { phone?: string; codes?: string[] }

/** Part of erasing a person: what is kept by the addresses, by the id outside of foreign keys, or by the orders. */
export async function forgetUnderAddresses(tx: Db, person: Person) {
  const { userId, addresses, orderIds } = person
  await eraseEmails(tx, person)
  await tx.delete(stockWatches).where(inArray(stockWatches.email, addresses))
  await tx.delete(reminders).where(inArray(reminders.email, addresses))
  await tx.delete(fitOptOuts).where(inArray(fitOptOuts.email, addresses))
  // Given fit answers stay without a person, since their order has no buyer any more.
  if (orderIds.length)
    await tx.delete(fitAnswers).where(and(inArray(fitAnswers.orderId, orderIds), isNull(fitAnswers.fit)))
  if (userId) await tx.update(consents).set({ ip: null }).where(eq(consents.userId, userId))
  await tx
    .update(securityEvents)
    .set({ userId: null, ip: null, userAgent: null, details: {} })
    .where(
      or(
        userId ? eq(securityEvents.userId, userId) : undefined,
        inArray(sql`lower(${securityEvents.details}->>'email')`, addresses),
      ),
    )
  await forgetInAuditLog(tx, { userId, addresses, orderIds })
  // Reactions that are still due find no user and do nothing.
  if (userId)
    await tx
      .update(outbox)
      .set({ facts: sql`${outbox.facts} - 'email' - 'before'` })
      .where(sql`${outbox.facts}->>'userId' = ${userId}`)
  for (const email of addresses) await tx.delete(limits).where(isIn(limits.key, email))
  for (const mark of [...(userId ? [userId] : []), ...addresses])
    await tx.delete(verifications).where(or(isIn(verifications.identifier, mark), isIn(verifications.value, mark)))
}

/** Whether a text holds this id or address as a whole: `an@example.com` is not in `lan@example.com`. */
const isIn = (text: AnyColumn, mark: string) =>
  sql`${text} ~* ${`(^|[^a-z0-9._%+-])${mark.replace(/[^a-z0-9@]/gi, String.raw`\$&`)}($|[^a-z0-9.-])`}`

/** Emails to the person, about the person, and about their orders; emails to the shop quote what the person wrote in an inquiry. */
async function eraseEmails(tx: Db, { userId, addresses, orderIds, phone, codes }: Person) {
  const inquiryIds = await forgetInquirer(tx, { userId, addresses, phone, codes })
  if (inquiryIds.length) await tx.delete(emails).where(inArray(sql`${emails.facts}->>'inquiryId'`, inquiryIds))
  await tx
    .delete(emails)
    .where(
      or(
        inArray(sql`lower(${emails.to})`, addresses),
        userId ? sql`${emails.facts}->>'userId' = ${userId}` : undefined,
        orderIds.length ? inArray(emails.orderId, orderIds) : undefined,
      ),
    )
}
