import { and, eq, exists, or, sql } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { users } from '#shop/identity/schema.ts'
import type { BuyerContact } from '#shop/pricing/buyer-names.ts'
import { savedAddresses } from '#shop/shipping/schema.ts'
import { orders } from '../schema.ts'

/** The account, if this phone number (E.164) or this email is its own, or was in one of its orders or saved addresses. */
export async function findAccountOf(db: Db, { userId, phone, email }: BuyerContact) {
  if (!userId || !(phone || email)) return
  const written = email?.toLowerCase()
  const ordered = db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.userId, userId),
        or(phone ? eq(orders.phone, phone) : undefined, written ? sql`lower(${orders.email}) = ${written}` : undefined),
      ),
    )
  const saved = db
    .select({ id: savedAddresses.id })
    .from(savedAddresses)
    .where(and(eq(savedAddresses.userId, userId), eq(savedAddresses.phone, phone ?? '')))
  const isTheirs = or(eq(users.phone, phone ?? ''), eq(users.email, written ?? ''), exists(ordered), exists(saved))
  const [account] = await db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(and(eq(users.id, userId), isTheirs))
  return account
}
