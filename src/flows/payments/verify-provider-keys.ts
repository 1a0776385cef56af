import type { Db } from '#platform/postgres/db.server.ts'
import { keepKeyCheck } from '#shop/settings/keep-key-check.ts'
import { fingerprintOf, hasKeys, loadKeyChecks } from '#shop/settings/key-proof.ts'
import { keyGroupNames, type KeyGroup } from '#shop/settings/key-groups.ts'
import { checkProviderKeys, type KeyCheck } from './check-provider-keys.ts'

export const verifyKeysJob = 'prove-keys'

/** Asks the provider whether it lets these keys in, and keeps its answer; a way to pay is offered from then on (`areKeysVerified`). Nothing is kept of a stand-in. */
export async function verifyProviderKeys(db: Db, group: KeyGroup): Promise<KeyCheck> {
  if (!hasKeys(group)) return { result: 'keyless' }
  const fingerprint = fingerprintOf(group)
  const { result, why } = await checkProviderKeys(group)
  if (result === 'right' || result === 'wrong' || result === 'silent') {
    await keepKeyCheck(db, group, { fingerprint, result, why })
    await loadKeyChecks(db)
  }
  return { result, why }
}

/** All that have keys, again and again: keys from the environment are proved once the shop runs, and what fails later is told. */
export async function verifyAllProviderKeys(db: Db) {
  for (const group of keyGroupNames) if (hasKeys(group)) await verifyProviderKeys(db, group)
}
