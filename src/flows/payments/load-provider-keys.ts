import type { Db } from '#platform/postgres/db.server.ts'
import { readEnv, useEnv } from '#platform/env.server.ts'
import { heldSecret } from '#platform/secrets/secret.server.ts'
import { openAuth } from '#shop/identity/auth.server.ts'
import { loadKeyChecks } from '#shop/settings/key-proof.ts'
import { withStoredKeys } from '#shop/settings/stored-env.ts'
import { storedKeys } from '#shop/settings/schema.ts'

type Source = Record<string, string | undefined>

/** This process goes by the keys that are kept now, and by what the providers answered to them; what stands in the environment wins. Sign-in by others is built anew, since it holds its keys. */
export async function loadProviderKeys(db: Db, source: Source = process.env) {
  const kept = await db.select({ name: storedKeys.name, sealed: storedKeys.sealed }).from(storedKeys)
  useEnv(readEnv(withStoredKeys(source, kept)))
  openAuth(db, heldSecret())
  await loadKeyChecks(db)
}
