import { eq, inArray, or, sql } from 'drizzle-orm'
import { Refusal } from '#kit/refusal.ts'
import type { Db } from '#platform/db.server.ts'
import { limits } from '#platform/limit-schema.server.ts'
import { emit } from '#platform/outbox.server.ts'
import { personErased } from '#shop/identity/events.ts'
import { consents, userRoles, users, verifications } from '#shop/identity/schema.ts'
import { stockWatches } from '#shop/inventory/schema.ts'
import { mails } from '#shop/notifications/schema.ts'
import { forgetBuyer } from '#shop/orders/forget-buyer.ts'
import { orderGroups } from '#shop/orders/states.ts'
import { orders } from '#shop/orders/schema.ts'
import { forgetWriter } from '#shop/reviews/forget-writer.ts'
import { securityEvents } from '#shop/security/schema.ts'
import { m } from '#words/messages.js'
import { joinGuestOrders } from './join-guest-orders.ts'

/**
 * Forgets a person (Law 91/2025, facts/vietnam.md 3.5). Account, sessions, addresses, skaters, wishes, notifications and cart go with
 * the row; orders stay for the books without the buyer, shown reviews and answers without the name; consents and security events stay as proof that they happened, of nobody.
 * Whoever asks was checked by password or a fresh sign-in before.
 */
export const erasePerson = (db: Db, userId: string) =>
  db.transaction(async (tx) => {
    const [person] = await tx.select().from(users).where(eq(users.id, userId)).for('update')
    if (!person) throw new Refusal('person-unknown', m.profile_erase_gone, {})
    await refuseLastAdmin(tx, userId)
    await joinGuestOrders(tx, userId)
    const mine = await tx
      .select({ id: orders.id, code: orders.code, state: orders.state })
      .from(orders)
      .where(eq(orders.userId, userId))
    refuseUnderWay(mine)
    const orderIds = mine.map((order) => order.id)
    await forgetBuyer(tx, orderIds)
    await forgetTraces(tx, person, orderIds)
    await forgetWriter(tx, { userId, email: person.email })
    await tx.delete(users).where(eq(users.id, userId))
    await emit(tx, personErased(userId, person.image))
  })

/** A shop without an admin could never be entered again. Rows of all admins are held: two who leave at once do not both get away. */
async function refuseLastAdmin(tx: Db, userId: string) {
  const admins = await tx
    .select()
    .from(userRoles)
    .where(eq(userRoles.role, 'admin'))
    .orderBy(userRoles.userId)
    .for('update')
  if (admins.length === 1 && admins[0]!.userId === userId)
    throw new Refusal('last-admin', m.profile_erase_last_admin, {})
}

function refuseUnderWay(mine: { code: string; state: string }[]) {
  const open = mine.filter((order) => (orderGroups.open as readonly string[]).includes(order.state))
  if (!open.length) return
  const codes = open.map((order) => order.code).join(', ')
  throw new Refusal('orders-under-way', m.profile_erase_under_way, { codes })
}

type Person = { id: string; email: string }

async function forgetTraces(tx: Db, { id, email }: Person, orderIds: string[]) {
  const toThem = sql`lower(${mails.to}) = ${email.toLowerCase()}`
  await tx.delete(mails).where(or(toThem, orderIds.length ? inArray(mails.orderId, orderIds) : undefined))
  await tx.delete(stockWatches).where(eq(stockWatches.email, email.toLowerCase()))
  await tx.update(consents).set({ ip: null }).where(eq(consents.userId, id))
  await tx
    .update(securityEvents)
    .set({ userId: null, ip: null, userAgent: null, details: {} })
    .where(or(eq(securityEvents.userId, id), sql`lower(${securityEvents.details}->>'email') = ${email.toLowerCase()}`))
  await tx.delete(limits).where(sql`position(${email.toLowerCase()} in ${limits.key}) > 0`)
  await tx
    .delete(verifications)
    .where(
      sql`position(${id} in ${verifications.value}) > 0 or position(${email} in ${verifications.identifier}) > 0 or position(${email} in ${verifications.value}) > 0`,
    )
}
