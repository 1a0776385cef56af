import type { Db } from '#platform/postgres/db.server.ts'
import { findProfile } from '#shop/identity/profile/find-profile.ts'
import { joinOrdersByEmail } from '#shop/orders/buyers/join-orders-by-email.ts'

/** Assigns guest orders to the account once the email address is proved to belong to it, never before. Returns their ids. */
export const joinGuestOrders = (db: Db, userId: string): Promise<string[]> =>
  db.transaction(async (tx) => {
    const person = await findProfile(tx, userId)
    return person?.emailVerified ? joinOrdersByEmail(tx, { userId, email: person.email }) : []
  })
