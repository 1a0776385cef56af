import { and, eq, ne, or, sql } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { buyerNames, type BuyerContact } from '#shop/pricing/buyer-names.ts'
import type { Buyer } from '#shop/pricing/offer.ts'
import { orders } from '../schema.ts'

/** A buyer for promotions, by the known contacts: an account, a phone number (E.164), an email address. */
export const buyerOf = (db: Db, contact: BuyerContact): Buyer => ({
  names: buyerNames(contact),
  hasOrdered: () => hasOrdered(db, contact),
})

/** Whether any of these contacts has an order that was not cancelled. */
async function hasOrdered(db: Db, { userId, phone, email }: BuyerContact) {
  const isKnownContact = or(
    userId ? eq(orders.userId, userId) : undefined,
    phone ? eq(orders.phone, phone) : undefined,
    email ? sql`lower(${orders.email}) = ${email.toLowerCase()}` : undefined,
  )
  if (!isKnownContact) return false
  const [order] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(isKnownContact, ne(orders.state, 'cancelled')))
    .limit(1)
  return order !== undefined
}
