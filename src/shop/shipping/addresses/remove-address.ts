import { and, desc, eq } from 'drizzle-orm'
import { Refusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { m } from '#words/messages.js'
import { lockAddressBook } from './lock-address-book.ts'
import { makeDefault } from './make-default.ts'
import { savedAddresses } from '../schema.ts'

/** Deletes one of the user's own addresses; if it was the default, the newest of the others becomes the default. */
export const removeAddress = (db: Db, { userId, addressId }: { userId: string; addressId: string }) =>
  db.transaction(async (tx) => {
    await lockAddressBook(tx, userId)
    const [removed] = await tx
      .delete(savedAddresses)
      .where(and(eq(savedAddresses.id, addressId), eq(savedAddresses.userId, userId)))
      .returning({ isDefault: savedAddresses.isDefault })
    if (!removed) throw new Refusal('address-unknown', m.profile_address_unknown, {})
    if (!removed.isDefault) return
    const [next] = await tx
      .select({ id: savedAddresses.id })
      .from(savedAddresses)
      .where(eq(savedAddresses.userId, userId))
      .orderBy(desc(savedAddresses.createdAt), desc(savedAddresses.id))
      .limit(1)
    if (next) await makeDefault(tx, userId, next.id)
  })
