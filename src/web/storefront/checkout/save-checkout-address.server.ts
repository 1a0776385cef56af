import { orRefusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { addAddress } from '#shop/shipping/addresses/add-address.ts'
import type { Address } from '#shop/shipping/address.ts'
import { listAddresses } from '#shop/shipping/addresses/list-addresses.ts'

/** Keeps where a customer had something sent, once. A full book is no reason to trouble somebody whose order stands. */
export async function saveCheckoutAddress(db: Db, userId: string, address: Address) {
  const { name, phone, provinceCode, wardCode, street } = address
  const kept = await listAddresses(db, userId)
  if (kept.some((one) => one.wardCode === wardCode && one.street === street && one.name === name)) return
  await orRefusal(addAddress(db, { userId, name, phone, provinceCode, wardCode, street, isDefault: false }))
}
