import { and, eq } from 'drizzle-orm'
import { Refusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { m } from '#words/messages.js'
import { lockAddressBook } from './lock-address-book.ts'
import { makeDefault } from './make-default.ts'
import { savedAddresses } from '../schema.ts'

/** Makes an address the user's default for deliveries. */
export const setDefaultAddress = (db: Db, { userId, addressId }: { userId: string; addressId: string }) =>
  db.transaction(async (tx) => {
    await lockAddressBook(tx, userId)
    const own = await tx
      .select({ id: savedAddresses.id })
      .from(savedAddresses)
      .where(and(eq(savedAddresses.id, addressId), eq(savedAddresses.userId, userId)))
    if (!own.length) throw new Refusal('address-unknown', m.profile_address_unknown, {})
    await makeDefault(tx, userId, addressId)
  })
