import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import { Refusal } from '#kit/refusal.ts'
import { auditLog } from '#platform/audit/audit-schema.server.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { limits } from '#platform/limits/limit-schema.server.ts'
import { emit } from '#platform/jobs/outbox.server.ts'
import { reminders } from '#shop/advisers/schema.ts'
import { userErased } from '#shop/identity/events.ts'
import { lockAdminRows } from '#shop/identity/roles/lock-admin-rows.ts'
import { consents, users, verifications } from '#shop/identity/schema.ts'
import { forgetInquirer } from '#shop/inquiries/forget-inquirer.ts'
import { stockWatches } from '#shop/inventory/schema.ts'
import { emails } from '#shop/notifications/schema.ts'
import { forgetBuyer } from '#shop/orders/buyers/forget-buyer.ts'
import { orderGroups } from '#shop/orders/states.ts'
import { orders } from '#shop/orders/schema.ts'
import { forgetPayer, listOrdersWithOpenMoney } from '#shop/payments/forget-payer.ts'
import { forgetUses } from '#shop/pricing/forget-uses.ts'
import { forgetSender } from '#shop/returns/forget-sender.ts'
import { listUnsettled } from '#shop/returns/queries.ts'
import { forgetSkates } from '#shop/work/forget-skates.ts'
import { fitAnswers, fitOptOuts } from '#shop/reviews/schema.ts'
import { forgetWriter } from '#shop/reviews/forget-writer.ts'
import { securityEvents } from '#shop/security/schema.ts'
import { m } from '#words/messages.js'
import { joinGuestOrders } from '../orders/join-guest-orders.ts'

/**
 * Erases a person (Law 91/2025/QH15, docs/reference/vietnam.md 3.5). Account, sessions, addresses, skaters, wishes, notifications and cart are deleted
 * with the row; orders stay for the books without the buyer, published reviews and answers without the name; consents and security events stay
 * anonymous, as proof that they happened. The caller has checked the password or a fresh sign-in.
 */
export const eraseUser = (db: Db, userId: string) =>
  db.transaction(async (tx) => {
    const [person] = await tx.select().from(users).where(eq(users.id, userId)).for('update')
    if (!person) throw new Refusal('person-unknown', m.profile_erase_gone, {})
    await refuseLastAdmin(tx, userId)
    await joinGuestOrders(tx, userId)
    const ownOrders = await tx
      .select({ id: orders.id, code: orders.code, state: orders.state })
      .from(orders)
      .where(eq(orders.userId, userId))
    refuseOpenOrders(ownOrders)
    const orderIds = ownOrders.map((order) => order.id)
    await refuseOpenReturns(tx, orderIds)
    await refuseOwing(tx, orderIds)
    await forgetBuyer(tx, orderIds)
    await forgetPayer(tx, orderIds)
    await forgetSender(tx, orderIds)
    await forgetSkates(tx, orderIds)
    await forgetUses(tx, orderIds)
    await eraseEmails(tx, await forgetInquirer(tx, { userId, email: person.email }))
    await eraseTraces(tx, person, orderIds)
    await forgetWriter(tx, { userId, email: person.email })
    await tx.delete(users).where(eq(users.id, userId))
    await emit(tx, userErased(userId, person.image))
  })

/** Without an admin nobody could manage the shop any more. */
async function refuseLastAdmin(tx: Db, userId: string) {
  const admins = await lockAdminRows(tx)
  if (admins.length === 1 && admins[0] === userId) throw new Refusal('last-admin', m.profile_erase_last_admin, {})
}

function refuseOpenOrders(ownOrders: { code: string; state: string }[]) {
  const open = ownOrders.filter((order) => (orderGroups.open as readonly string[]).includes(order.state))
  if (!open.length) return
  const codes = open.map((order) => order.code).join(', ')
  throw new Refusal('orders-under-way', m.profile_erase_under_way, { codes })
}

/** While goods are on their way back the shop must know their owner. */
async function refuseOpenReturns(tx: Db, orderIds: string[]) {
  const codes = (await listUnsettled(tx, orderIds)).join(', ')
  if (codes) throw new Refusal('orders-under-way', m.profile_erase_under_way, { codes })
}

/** The shop must know the owner of overpaid money, unmatched payments and refunds under way. */
async function refuseOwing(tx: Db, orderIds: string[]) {
  const codes = (await listOrdersWithOpenMoney(tx, orderIds)).join(', ')
  if (codes) throw new Refusal('money-owed', m.profile_erase_money_owed, { codes })
}

/** Inquiry emails to the shop quote what the person wrote. */
async function eraseEmails(tx: Db, inquiryIds: string[]) {
  if (inquiryIds.length) await tx.delete(emails).where(inArray(sql`${emails.facts}->>'inquiryId'`, inquiryIds))
}

type Person = { id: string; email: string }

async function eraseTraces(tx: Db, { id, email }: Person, orderIds: string[]) {
  const toThem = sql`lower(${emails.to}) = ${email.toLowerCase()}`
  await tx.delete(emails).where(or(toThem, orderIds.length ? inArray(emails.orderId, orderIds) : undefined))
  await tx.delete(stockWatches).where(eq(stockWatches.email, email.toLowerCase()))
  await tx.delete(reminders).where(eq(reminders.email, email.toLowerCase()))
  await tx.delete(fitOptOuts).where(eq(fitOptOuts.email, email.toLowerCase()))
  // Given fit answers stay without a person, since their order has no buyer any more.
  if (orderIds.length)
    await tx.delete(fitAnswers).where(and(inArray(fitAnswers.orderId, orderIds), isNull(fitAnswers.fit)))
  await tx.update(consents).set({ ip: null }).where(eq(consents.userId, id))
  await tx
    .update(securityEvents)
    .set({ userId: null, ip: null, userAgent: null, details: {} })
    .where(or(eq(securityEvents.userId, id), sql`lower(${securityEvents.details}->>'email') = ${email.toLowerCase()}`))
  // The log keeps that staff changed an account, but not whose.
  await tx.update(auditLog).set({ name: null, before: null, after: null }).where(eq(auditLog.subjectId, id))
  await tx.delete(limits).where(sql`position(${email.toLowerCase()} in ${limits.key}) > 0`)
  await tx
    .delete(verifications)
    .where(
      sql`position(${id} in ${verifications.value}) > 0 or position(${email} in ${verifications.identifier}) > 0 or position(${email} in ${verifications.value}) > 0`,
    )
}
