import { sql } from 'drizzle-orm'
import { notify } from '#platform/postgres/channel.server.ts'
import { recordChange } from '#platform/audit/audit.server.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { seal } from '#platform/secrets/seal.server.ts'
import { keyNamesOf, type KeyGroup } from './key-groups.ts'
import { sealPurpose } from './stored-env.ts'
import { providerKeys } from './schema.ts'

/** Notifies every process to read the keys again. */
export const keysChannel = 'provider_keys'

/** Stores the keys of one provider, sealed; their values are never shown again, not even in the audit log. */
export const saveKeys = (db: Db, actor: string, group: KeyGroup, values: Record<string, string>) =>
  db.transaction(async (tx) => {
    const rows = keyNamesOf(group).map((name) => ({
      name,
      sealed: seal(sealPurpose, name, values[name]!),
      ending: endingOf(values[name]!),
      updatedBy: actor,
      updatedAt: new Date(),
    }))
    await tx
      .insert(providerKeys)
      .values(rows)
      .onConflictDoUpdate({
        target: providerKeys.name,
        set: {
          sealed: sql`excluded.sealed`,
          ending: sql`excluded.ending`,
          updatedBy: actor,
          updatedAt: new Date(),
        },
      })
    await recordChange(tx, actor, { verb: 'keys.saved', id: group, name: group })
    await notify(tx, keysChannel, group)
  })

/** Enough to recognise the key, too little to guess it: the last four characters of a long one, nothing of a short one. */
const endingOf = (key: string) => (key.length >= 16 ? key.slice(-4) : '')
