import type { Db } from '#platform/postgres/db.server.ts'
import { env } from '#platform/env.server.ts'
import { sign } from '#platform/secrets/secret.server.ts'
import { addressesOf, keyNamesOf, type KeyGroup } from './key-groups.ts'
import { keyProofs } from './schema.ts'

const valueOf = (name: string) => (env as Record<string, unknown>)[name] ?? null

/** Whether this process has all keys for this provider. */
export const hasKeys = (group: KeyGroup) => keyNamesOf(group).every((name) => valueOf(name))

/** Tells keys and address apart from others without telling them. */
export const fingerprintOf = (group: KeyGroup) =>
  sign('key-proof', JSON.stringify([...keyNamesOf(group), ...addressesOf(group)].map(valueOf)))

let proven = new Map<string, string>()
let failing = new Set<string>()

/** This process goes by what the providers have answered so far. */
export async function loadKeyChecks(db: Db) {
  const rows = await db.select().from(keyProofs)
  failing = new Set(rows.flatMap(({ name, failingSince }) => (failingSince ? [name] : [])))
  proven = new Map(rows.flatMap(({ name, fingerprint, provenAt }) => (provenAt ? [[name, fingerprint]] : [])))
}

/** The provider has let in just these keys, at this address, and has not refused them since. */
export const areKeysVerified = (group: KeyGroup) => hasKeys(group) && proven.get(group) === fingerprintOf(group)

/** It let these keys in once, and could not be reached since. */
export const isProviderUnreachable = (group: KeyGroup) => areKeysVerified(group) && failing.has(group)
