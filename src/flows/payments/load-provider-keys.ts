import type { Db } from '#platform/postgres/db.server.ts'
import { readEnv, useEnv } from '#platform/env.server.ts'
import { loadedSecret } from '#platform/secrets/secret.server.ts'
import { openAuth } from '#shop/identity/auth.server.ts'
import { loadKeyChecks } from '#shop/settings/key-proof.ts'
import { withStoredKeys } from '#shop/settings/stored-env.ts'
import { providerKeys } from '#shop/settings/schema.ts'

type Source = Record<string, string | undefined>

/** Loads the saved keys and their check results into this process; environment variables override them. Social sign-in is rebuilt, since it holds its keys. */
export async function loadProviderKeys(db: Db, source: Source = process.env) {
  const rows = await db.select({ name: providerKeys.name, sealed: providerKeys.sealed }).from(providerKeys)
  useEnv(readEnv(withStoredKeys(source, rows)))
  openAuth(db, loadedSecret())
  await loadKeyChecks(db)
}
