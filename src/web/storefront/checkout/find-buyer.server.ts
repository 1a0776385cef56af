import type { Db } from '#platform/postgres/db.server.ts'
import type { User } from '#shop/identity/sessions/find-session-user.ts'
import { findProfile } from '#shop/identity/profile/find-profile.ts'
import { showPhone } from '#shop/identity/accounts/phone.ts'
import { addressLine } from '#shop/shipping/address.ts'
import { listAddresses, type AddressRow } from '#shop/shipping/addresses/list-addresses.ts'
import { listOutdated } from '#shop/shipping/addresses/list-outdated.ts'

/** What checkout knows about a signed-in customer: contact, saved addresses, and the address it starts with. */
export async function findBuyer(db: Db, person: User | undefined, chosenId: string | null) {
  if (!person) return undefined
  const [profile, rows] = [await findProfile(db, person.id), await listAddresses(db, person.id)]
  const old = await listOutdated(db, rows)
  const addresses = rows.map((one) => ({
    id: one.id,
    name: one.name,
    line: addressLine(one),
    isOld: old.has(one.id),
    fields: fieldsOf(one),
  }))
  const chosen = chosenId === 'other' ? undefined : (addresses.find((one) => one.id === chosenId) ?? addresses[0])
  return {
    email: person.email,
    chosen: chosen?.id ?? 'other',
    addresses,
    start: {
      phone: profile?.phone ? showPhone(profile.phone) : '',
      name: person.name,
      email: person.email,
      province: '',
      ward: '',
      street: '',
      ...chosen?.fields,
    },
  }
}
export type CheckoutBuyer = NonNullable<Awaited<ReturnType<typeof findBuyer>>>

/** The form fields of a saved address; a ward that no longer exists must be chosen again. */
const fieldsOf = ({ phone, name, provinceCode, wardCode, street, isGone }: AddressRow) => ({
  phone: showPhone(phone),
  name,
  province: provinceCode,
  ward: isGone ? '' : wardCode,
  street,
})
