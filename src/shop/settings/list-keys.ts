import type { Db } from '#platform/postgres/db.server.ts'
import { unseal } from '#platform/secrets/seal.server.ts'
import { sealPurpose } from './stored-env.ts'
import { providerKeys } from './schema.ts'

/** The stored keys without their values: their last letters, their dates, and whether the current AUTH_SECRET can unseal them. */
export async function listKeys(db: Db) {
  const rows = await db.select().from(providerKeys)
  return rows.map(({ name, sealed, ending, updatedAt }) => ({
    name,
    ending,
    updatedAt,
    isReadable: unseal(sealPurpose, name, sealed) !== undefined,
  }))
}
