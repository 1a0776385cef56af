import { eq } from 'drizzle-orm'
import { notify } from '#platform/postgres/channel.server.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import type { KeyGroup } from './key-groups.ts'
import { keysChannel } from './save-keys.ts'
import { providerKeyChecks } from './schema.ts'

type KeyCheckResult = { fingerprint: string; result: 'right' | 'wrong' | 'silent'; why?: string }

/**
 * Stores the answer of a provider to its keys. A provider that refuses them is no longer offered; one that cannot be reached stays verified, since it
 * may be back for the next customer, and is shown as failing. Changes are sent to every process.
 */
export const saveKeyCheck = (db: Db, group: KeyGroup, { fingerprint, result, why }: KeyCheckResult, at = new Date()) =>
  db.transaction(async (tx) => {
    const [before] = await tx.select().from(providerKeyChecks).where(eq(providerKeyChecks.name, group)).for('update')
    const same = before?.fingerprint === fingerprint ? before : undefined
    const provenAt = result === 'right' ? at : result === 'wrong' ? null : (same?.provenAt ?? null)
    const failingSince = result === 'right' ? null : (same?.failingSince ?? at)
    const now = { fingerprint, result, provenAt, failingSince, why: why ?? null, triedAt: at }
    await tx
      .insert(providerKeyChecks)
      .values({ name: group, ...now })
      .onConflictDoUpdate({ target: providerKeyChecks.name, set: now })
    const isNews = same?.result !== result || !same.provenAt !== !provenAt
    if (isNews) await notify(tx, keysChannel, group)
  })
