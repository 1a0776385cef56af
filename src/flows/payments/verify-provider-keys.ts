import type { Db } from '#platform/postgres/db.server.ts'
import { saveKeyCheck } from '#shop/settings/save-key-check.ts'
import { fingerprintOf, hasKeys, loadKeyChecks } from '#shop/settings/key-proof.ts'
import { keyGroupNames, type KeyGroup } from '#shop/settings/key-groups.ts'
import { checkProviderKeys, type KeyCheck } from './check-provider-keys.ts'

export const verifyKeysJob = 'prove-keys'

/** Tests these keys with the provider and saves its answer; a payment method is offered from then on (`areKeysVerified`). Nothing is saved for a sandbox. */
export async function verifyProviderKeys(db: Db, group: KeyGroup): Promise<KeyCheck> {
  if (!hasKeys(group)) return { result: 'keyless' }
  const fingerprint = fingerprintOf(group)
  const { result, why } = await checkProviderKeys(group)
  if (result === 'right' || result === 'wrong' || result === 'silent') {
    await saveKeyCheck(db, group, { fingerprint, result, why })
    await loadKeyChecks(db)
  }
  return { result, why }
}

/** Tests all providers with keys repeatedly: keys from the environment are verified once the shop runs, and later failures are reported. */
export async function verifyAllProviderKeys(db: Db) {
  for (const group of keyGroupNames) if (hasKeys(group)) await verifyProviderKeys(db, group)
}
