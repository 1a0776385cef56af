import type { Db } from '#platform/postgres/db.server.ts'
import { findContradiction } from './find-contradiction.ts'
import type { AddressRow } from './list-addresses.ts'

/** The addresses from before a change of units: the ward no longer exists, or the street line contains a former one that is elsewhere now. */
export async function listOutdated(db: Db, addresses: AddressRow[]) {
  const old = new Set<string>()
  for (const address of addresses) if (address.isGone || (await findContradiction(db, address))) old.add(address.id)
  return old
}
