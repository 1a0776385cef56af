import { eq } from 'drizzle-orm'
import { Refusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { emit } from '#platform/jobs/outbox.server.ts'
import { userErased } from '#shop/identity/events.ts'
import { lockAdminRows } from '#shop/identity/roles/lock-admin-rows.ts'
import { users } from '#shop/identity/schema.ts'
import { orders } from '#shop/orders/schema.ts'
import { forgetWriter } from '#shop/reviews/forget-writer.ts'
import { m } from '#words/messages.js'
import { joinGuestOrders } from '../orders/join-guest-orders.ts'
import { forgetOrders } from './forget-orders.ts'
import { forgetUnderAddresses } from './forget-under-addresses.ts'
import { listKnownEmails } from './list-known-emails.ts'

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
    const orderIds = await forgetOrders(tx, ownOrders)
    const addresses = await listKnownEmails(tx, person)
    await forgetUnderAddresses(tx, { userId, addresses, orderIds })
    for (const email of addresses) await forgetWriter(tx, { userId, email })
    await tx.delete(users).where(eq(users.id, userId))
    await emit(tx, userErased(userId, person.image))
  })

/** Without an admin nobody could manage the shop any more. */
async function refuseLastAdmin(tx: Db, userId: string) {
  const admins = await lockAdminRows(tx)
  if (admins.length === 1 && admins[0] === userId) throw new Refusal('last-admin', m.profile_erase_last_admin, {})
}
