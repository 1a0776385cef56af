import type { Db } from '#platform/db.server.ts'
import { keepProof } from '#shop/settings/keep-proof.ts'
import { fingerprintOf, hasKeys, takeProofs } from '#shop/settings/key-proof.ts'
import { keyGroupNames, type KeyGroup } from '#shop/settings/key-groups.ts'
import { tryKeys, type Tried } from './try-keys.ts'

export const proveKeysJob = 'prove-keys'

/** Asks the provider whether it lets these keys in, and keeps its answer; a way to pay is offered from then on (`isProven`). Nothing is kept of a stand-in. */
export async function proveKeys(db: Db, group: KeyGroup): Promise<Tried> {
  if (!hasKeys(group)) return { result: 'keyless' }
  const fingerprint = fingerprintOf(group)
  const { result, why } = await tryKeys(group)
  if (result === 'right' || result === 'wrong' || result === 'silent') {
    await keepProof(db, group, { fingerprint, result, why })
    await takeProofs(db)
  }
  return { result, why }
}

/** All that have keys, again and again: keys from the environment are proved once the shop runs, and what fails later is told. */
export async function proveAllKeys(db: Db) {
  for (const group of keyGroupNames) if (hasKeys(group)) await proveKeys(db, group)
}
