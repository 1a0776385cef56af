import { and, inArray, isNotNull, notInArray, sql } from 'drizzle-orm'
import { Refusal } from '#kit/refusal.ts'
import { recordChange } from '#platform/audit/audit.server.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { users } from '#shop/identity/schema.ts'
import { lockOrders } from '#shop/orders/lock-order.ts'
import { orders } from '#shop/orders/schema.ts'
import { forgetAsker } from '#shop/reviews/forget-writer.ts'
import { m } from '#words/messages.js'
import { forgetOrders } from './forget-orders.ts'
import { forgetUnderAddresses } from './forget-under-addresses.ts'
import { ofGuest } from './list-guests.ts'

const addressOf = sql<string>`lower(${orders.email})`

/**
 * Erases a buyer without an account, known by a phone number (the privacy policy promises it to whoever names order code and phone): as eraseUser, of
 * the orders without an account, of messages under the number or their codes, and of what is kept under their email addresses. An address that an
 * account or another order has too stays with them. The log keeps that it was done and by whom.
 */
export const eraseGuest = (db: Db, actor: Actor, { phone }: { phone: string }) =>
  db.transaction(async (tx) => {
    const locked = await lockOrders(tx, ofGuest(phone))
    if (!locked.length) throw new Refusal('person-unknown', m.user_guest_gone, {})
    const bought = await tx
      .select({ id: orders.id, code: orders.code, state: orders.state, email: addressOf })
      .from(orders)
      .where(inArray(orders.id, locked))
    const emails = bought.flatMap(({ email }) => email ?? [])
    const orderIds = await forgetOrders(tx, bought)
    const addresses = await ofNobodyElse(tx, emails, orderIds)
    await forgetUnderAddresses(tx, { addresses, orderIds, phone, codes: bought.map(({ code }) => code) })
    for (const email of addresses) await forgetAsker(tx, { email })
    await recordChange(tx, actor, ...orderIds.map((id) => ({ verb: 'guest.erased' as const, id })))
  })

async function ofNobodyElse(tx: Db, emails: string[], orderIds: string[]) {
  if (!emails.length) return []
  const accounts = await tx.select({ email: users.email }).from(users).where(inArray(users.email, emails))
  const others = await tx
    .selectDistinct({ email: addressOf })
    .from(orders)
    .where(and(isNotNull(orders.email), inArray(addressOf, emails), notInArray(orders.id, orderIds)))
  const taken = new Set([...accounts, ...others].map(({ email }) => email))
  return [...new Set(emails)].filter((email) => !taken.has(email))
}
