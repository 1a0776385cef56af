import type { Db } from '#platform/db.server.ts'
import type { Person } from '#shop/identity/find-person.ts'
import { findProfile } from '#shop/identity/find-profile.ts'
import { showPhone } from '#shop/identity/phone.ts'
import { oneLine } from '#shop/shipping/address.ts'
import { listAddresses } from '#shop/shipping/list-addresses.ts'

/** What checkout knows of a signed-in customer: who they are, where parcels went so far, and the address it begins with. */
export async function findBuyer(db: Db, person: Person | undefined, url: string) {
  if (!person) return undefined
  const [profile, addresses] = [await findProfile(db, person.id), await listAddresses(db, person.id)]
  const asked = new URL(url).searchParams.get('address')
  const chosen = asked === 'other' ? undefined : (addresses.find((one) => one.id === asked) ?? addresses[0])
  const phone = chosen?.phone ?? profile?.phone
  return {
    email: person.email,
    chosen: chosen?.id ?? 'other',
    addresses: addresses.map((one) => ({ id: one.id, name: one.name, line: oneLine(one) })),
    start: {
      phone: phone ? showPhone(phone) : '',
      name: chosen?.name ?? person.name,
      email: person.email,
      province: chosen?.provinceCode ?? '',
      ward: chosen?.wardCode ?? '',
      street: chosen?.street ?? '',
    },
  }
}
