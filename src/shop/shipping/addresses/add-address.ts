import { Refusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { m } from '#words/messages.js'
import { maxAddresses, type SavedAddress } from '../address.ts'
import { checkWard } from './check-ward.ts'
import { lockAddressBook } from './lock-address-book.ts'
import { makeDefault } from './make-default.ts'
import { savedAddresses } from '../schema.ts'

/** Adds an address to a user's address book; the first one is the default. */
export const addAddress = (db: Db, { userId, isDefault, ...address }: SavedAddress & { userId: string }) =>
  db.transaction(async (tx) => {
    const addressCount = await lockAddressBook(tx, userId)
    if (addressCount >= maxAddresses)
      throw new Refusal('addresses-full', m.profile_addresses_full, { most: maxAddresses })
    await checkWard(tx, address.provinceCode, address.wardCode)
    const [row] = await tx
      .insert(savedAddresses)
      .values({ ...address, userId })
      .returning({ id: savedAddresses.id })
    if (isDefault || addressCount === 0) await makeDefault(tx, userId, row!.id)
    return row!.id
  })
