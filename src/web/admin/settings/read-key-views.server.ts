import { formatDateTime } from '#kit/clock.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { env } from '#platform/env.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { isBankWatch } from '#providers/payments.ts'
import { isPayPage } from '#shop/payments/registered-gateways.ts'
import { keyGroupNames, keyNamesOf, type KeyGroup } from '#shop/settings/key-groups.ts'
import { isOfEnvironment } from '#shop/settings/stored-env.ts'
import { fingerprintOf, hasKeys } from '#shop/settings/key-proof.ts'
import { listKeys } from '#shop/settings/list-keys.ts'
import { providerKeyChecks } from '#shop/settings/schema.ts'
import { keysServerOf, type KeysServer } from './keys-server-of.server.ts'

/** `unreadable`: encrypted with another AUTH_SECRET, so the keys must be entered again. */
export type KeyState = 'environment' | 'kept' | 'unreadable' | 'sandbox' | 'none'
/** The provider's answer to these keys; `away`: it accepted them before and cannot be reached now. */
export type KeyCheckView = { state: 'untested' | 'proven' | 'refused' | 'unreached' | 'away'; when: string }
export type KeyView = {
  group: KeyGroup
  state: KeyState
  since: string | null
  fields: { name: string; ending: string }[]
  /** Null where there is no key or no server to test it with. */
  proof: KeyCheckView | null
  server: KeysServer | null
  /** The keys belong to a payment method. */
  pays: boolean
}

/** The keys of each provider; only their last letters leave the server. */
export async function readKeyViews(db: Db): Promise<KeyView[]> {
  const providerKeys = new Map((await listKeys(db)).map((one) => [one.name, one]))
  const proofs = new Map((await db.select().from(providerKeyChecks)).map((one) => [one.name, one]))
  return keyGroupNames.map((group) => {
    const stored = keyNamesOf(group).map((name) => providerKeys.get(name))
    return {
      proof: null,
      server: null,
      pays: isPayPage(group),
      group,
      state: stateOf(group, stored),
      since: stored[0] ? formatDateTime(stored[0].updatedAt, requestLocale()) : null,
      ...(hasKeys(group) && { proof: proofOf(group, proofs.get(group)), server: keysServerOf(group) ?? null }),
      fields: keyNamesOf(group).map((name) => ({ name, ending: providerKeys.get(name)?.ending ?? '' })),
    }
  })
}

function proofOf(group: KeyGroup, proof: typeof providerKeyChecks.$inferSelect | undefined): KeyCheckView | null {
  if (isBankWatch(group)) return null
  if (proof?.fingerprint !== fingerprintOf(group)) return { state: 'untested', when: '' }
  const { result, provenAt, failingSince, triedAt } = proof
  const state = result === 'right' ? 'proven' : result === 'wrong' ? 'refused' : provenAt ? 'away' : 'unreached'
  return { state, when: formatDateTime(failingSince ?? triedAt, requestLocale()) }
}

function stateOf(group: KeyGroup, stored: ({ isReadable: boolean } | undefined)[]): KeyState {
  if (isOfEnvironment(group, process.env)) return 'environment'
  if (stored.some((one) => one && !one.isReadable)) return 'unreadable'
  if (stored.every(Boolean)) return 'kept'
  return env.SHOP_MODE === 'demo' ? 'sandbox' : 'none'
}
