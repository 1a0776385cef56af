import { and, eq } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { savedAddresses } from '../schema.ts'

/** Inside a transaction that locks the address book: makes this address the default and no other. */
export async function makeDefault(tx: Db, userId: string, addressId: string) {
  await tx
    .update(savedAddresses)
    .set({ isDefault: false })
    .where(and(eq(savedAddresses.userId, userId), eq(savedAddresses.isDefault, true)))
  await tx
    .update(savedAddresses)
    .set({ isDefault: true })
    .where(and(eq(savedAddresses.userId, userId), eq(savedAddresses.id, addressId)))
}
