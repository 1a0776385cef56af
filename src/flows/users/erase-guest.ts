import { inArray, sql } from 'drizzle-orm'
import { Refusal } from '#kit/refusal.ts'
import { recordChange } from '#platform/audit/audit.server.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { users } from '#shop/identity/schema.ts'
import { orders } from '#shop/orders/schema.ts'
import { forgetAsker } from '#shop/reviews/forget-writer.ts'
import { m } from '#words/messages.js'
import { forgetOrders } from './forget-orders.ts'
import { forgetUnderAddresses } from './forget-under-addresses.ts'
import { ofGuest } from './list-guests.ts'

/**
 * Erases a buyer without an account, known by a phone number (the privacy policy promises it to whoever names order code and phone): as eraseUser, of
 * the orders without an account and of what is kept under their email addresses. An address that belongs to an account stays with that account. The
 * log keeps that it was done and by whom.
 */
export const eraseGuest = (db: Db, actor: Actor, { phone }: { phone: string }) =>
  db.transaction(async (tx) => {
    const bought = await tx
      .select({
        id: orders.id,
        code: orders.code,
        state: orders.state,
        email: sql<string | null>`lower(${orders.email})`,
      })
      .from(orders)
      .where(ofGuest(phone))
      .for('update')
    if (!bought.length) throw new Refusal('person-unknown', m.user_guest_gone, {})
    const addresses = await withoutAccount(
      tx,
      bought.flatMap(({ email }) => email ?? []),
    )
    const orderIds = await forgetOrders(tx, bought)
    await forgetUnderAddresses(tx, { addresses, orderIds })
    for (const email of addresses) await forgetAsker(tx, { email })
    await recordChange(tx, actor, { verb: 'guest.erased', id: orderIds[0]! })
  })

async function withoutAccount(tx: Db, emails: string[]) {
  if (!emails.length) return []
  const taken = await tx.select({ email: users.email }).from(users).where(inArray(users.email, emails))
  const ofAccounts = new Set(taken.map(({ email }) => email))
  return [...new Set(emails)].filter((email) => !ofAccounts.has(email))
}
