import type { Readable } from 'node:stream'
import { sql } from 'drizzle-orm'
import { Refusal } from '#kit/refusal.ts'
import { recordChange } from '#platform/audit/audit.server.ts'
import { fillTables } from '#platform/backup/fill-tables.server.ts'
import { lastMigration } from '#platform/backup/list-tables.server.ts'
import { readBackup } from '#platform/backup/read-backup.server.ts'
import { secretFingerprint } from '#platform/backup/write-backup.server.ts'
import { notify } from '#platform/postgres/channel.server.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { emit } from '#platform/jobs/outbox.server.ts'
import { dropPagesEverywhere } from '#platform/cache/page-channel.server.ts'
import { onceOnly } from '#platform/postgres/retry-transactions.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { orders } from '#shop/orders/schema.ts'
import { keysChannel } from '#shop/settings/save-keys.ts'
import { m } from '#words/messages.js'
import { restoredJobEvent } from './restored-job-event.ts'

type Restored = { at: string; rows: number; files: number }

/**
 * Replaces a shop without orders by a backup, in one transaction: its old data is gone and everybody has to sign in again. Refused for a shop with
 * orders, since they would be lost, and for a backup of another version or made under another secret.
 */
export async function restoreShop(db: Db, actor: Actor, archive: Readable): Promise<Restored> {
  const { head, lines } = await readBackup(archive)
  const fillOnce = onceOnly(async (tx: Db) => {
    // The transaction says nothing while files are stored, and constraints are checked over whole tables: both take as long as the shop is large.
    await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`)
    await tx.execute(sql`set local statement_timeout = 0`)
    await refuseUnfit(tx, head)
    const filled = await fillTables(tx, lines)
    if (filled.jobs.length) await emit(tx, ...filled.jobs.map((job) => ({ name: restoredJobEvent, facts: job })))
    const after = { made: head.at, rows: filled.rows, files: filled.files }
    await recordChange(tx, actor, { verb: 'backup.restored', id: head.at, after })
    await dropPagesEverywhere(tx, ['*'])
    await notify(tx, keysChannel, '')
    return filled
  })
  const filled = await db.transaction(fillOnce)
  return { at: head.at, rows: filled.rows, files: filled.files }
}

async function refuseUnfit(
  tx: Db,
  { migration, version, secret }: { migration: string; version: string; secret: string },
) {
  const count = await tx.$count(orders)
  if (count) throw new Refusal('shop-has-orders', m.refusal_shop_has_orders, { count })
  if (migration !== (await lastMigration(tx)))
    throw new Refusal('backup-version', m.refusal_backup_version, { version })
  if (secret !== secretFingerprint()) throw new Refusal('backup-secret', m.refusal_backup_secret, {})
}
