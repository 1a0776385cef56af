import type { Db } from '#platform/postgres/db.server.ts'
import { findContradiction } from './find-contradiction.ts'
import type { AddressRow } from './list-addresses.ts'

/** Which of these addresses are written as before a change of the units: the ward is no more, or the street's line names an old one that lies elsewhere. */
export async function listOutdated(db: Db, addresses: AddressRow[]) {
  const old = new Set<string>()
  for (const address of addresses) if (address.isGone || (await findContradiction(db, address))) old.add(address.id)
  return old
}
