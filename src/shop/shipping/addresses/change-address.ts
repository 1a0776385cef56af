import { and, eq } from 'drizzle-orm'
import { Refusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { m } from '#words/messages.js'
import type { SavedAddress } from '../address.ts'
import { checkWard } from './check-ward.ts'
import { lockAddressBook } from './lock-address-book.ts'
import { makeDefault } from './make-default.ts'
import { savedAddresses } from '../schema.ts'

type Change = SavedAddress & { userId: string; addressId: string }

/** Changes one of the user's own addresses. The default address stays the default until another replaces it. */
export const changeAddress = (db: Db, { userId, addressId, isDefault, ...address }: Change) =>
  db.transaction(async (tx) => {
    await lockAddressBook(tx, userId)
    await checkWard(tx, address.provinceCode, address.wardCode)
    const changed = await tx
      .update(savedAddresses)
      .set({ ...address, updatedAt: new Date() })
      .where(and(eq(savedAddresses.id, addressId), eq(savedAddresses.userId, userId)))
      .returning({ id: savedAddresses.id })
    if (!changed.length) throw new Refusal('address-unknown', m.profile_address_unknown, {})
    if (isDefault) await makeDefault(tx, userId, addressId)
  })
