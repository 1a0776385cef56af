import type { Db } from '#platform/postgres/db.server.ts'
import { findProfile } from '#shop/identity/profile/find-profile.ts'
import { joinOrdersByEmail } from '#shop/orders/buyers/join-orders-by-email.ts'

/** Orders placed without an account join the person once the address is proved to be theirs; before that, nothing does. Answers their ids. */
export const joinGuestOrders = (db: Db, userId: string): Promise<string[]> =>
  db.transaction(async (tx) => {
    const person = await findProfile(tx, userId)
    return person?.emailVerified ? joinOrdersByEmail(tx, { userId, email: person.email }) : []
  })
