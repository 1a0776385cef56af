import type { Db } from '#platform/postgres/db.server.ts'
import { unseal } from '#platform/secrets/seal.server.ts'
import { sealPurpose } from './stored-env.ts'
import { storedKeys } from './schema.ts'

/** What is kept, without the keys themselves: how each ends, since when, and whether it can be opened under the AUTH_SECRET of today. */
export async function listKeys(db: Db) {
  const rows = await db.select().from(storedKeys)
  return rows.map(({ name, sealed, ending, updatedAt }) => ({
    name,
    ending,
    updatedAt,
    isReadable: unseal(sealPurpose, name, sealed) !== undefined,
  }))
}
