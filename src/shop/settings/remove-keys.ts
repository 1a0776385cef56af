import { inArray } from 'drizzle-orm'
import { recordChange } from '#platform/audit/audit.server.ts'
import { notify } from '#platform/postgres/channel.server.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { keyNamesOf, type KeyGroup } from './key-groups.ts'
import { keysChannel } from './save-keys.ts'
import { providerKeys } from './schema.ts'

/** Deletes the stored keys of one provider. */
export const removeKeys = (db: Db, actor: string, group: KeyGroup) =>
  db.transaction(async (tx) => {
    const removed = await tx
      .delete(providerKeys)
      .where(inArray(providerKeys.name, [...keyNamesOf(group)]))
      .returning({ name: providerKeys.name })
    if (!removed.length) return
    await recordChange(tx, actor, { verb: 'keys.removed', id: group, name: group })
    await notify(tx, keysChannel, group)
  })
