import type { Db } from '#platform/postgres/db.server.ts'
import { env } from '#platform/env.server.ts'
import { sign } from '#platform/secrets/secret.server.ts'
import { addressesOf, keyNamesOf, type KeyGroup } from './key-groups.ts'
import { providerKeyChecks } from './schema.ts'

const valueOf = (name: string) => (env as Record<string, unknown>)[name] ?? null

/** Whether this process has all keys for this provider. */
export const hasKeys = (group: KeyGroup) => keyNamesOf(group).every((name) => valueOf(name))

/** A fingerprint of keys and address, which reveals neither. */
export const fingerprintOf = (group: KeyGroup) =>
  sign('key-proof', JSON.stringify([...keyNamesOf(group), ...addressesOf(group)].map(valueOf)))

let acceptedFingerprints = new Map<string, string>()
let failingProviders = new Set<string>()

/** Loads the latest answers of the providers into this process. */
export async function loadKeyChecks(db: Db) {
  const rows = await db.select().from(providerKeyChecks)
  failingProviders = new Set(rows.flatMap(({ name, failingSince }) => (failingSince ? [name] : [])))
  acceptedFingerprints = new Map(
    rows.flatMap(({ name, fingerprint, provenAt }) => (provenAt ? [[name, fingerprint]] : [])),
  )
}

/** The provider has accepted exactly these keys at this address, and has not refused them since. */
export const areKeysVerified = (group: KeyGroup) =>
  hasKeys(group) && acceptedFingerprints.get(group) === fingerprintOf(group)

/** It accepted these keys before, and cannot be reached now. */
export const isProviderUnreachable = (group: KeyGroup) => areKeysVerified(group) && failingProviders.has(group)
