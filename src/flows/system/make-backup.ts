import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { recordChange } from '#platform/audit/audit.server.ts'
import { writeBackup } from '#platform/backup/write-backup.server.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { env } from '#platform/env.server.ts'
import type { Actor } from '#shop/identity/actor.ts'

/** A backup holds all personal data, so it is deleted as soon as there was time to download it. */
export const backupLifetimeMs = 3_600_000

const folder = () => join(env.DATA_DIR, 'backups')
export const backupPath = (id: string) => join(folder(), `${id}.gz`)

/** Writes the shop into a file on this machine, for download within the hour; returns its name. */
export async function makeBackup(db: Db, actor: Actor): Promise<string> {
  await mkdir(folder(), { recursive: true })
  await deleteOldBackups()
  const id = randomUUID()
  const path = backupPath(id)
  await writeBackup(db, path)
  setTimeout(() => void deleteOldBackups(), backupLifetimeMs + 1000).unref()
  const { size } = await stat(path)
  await recordChange(db, actor, { verb: 'backup.made', id, after: { bytes: size } })
  return id
}

/** Deletes expired backups and files left by a process that stopped while writing. */
export async function deleteOldBackups() {
  for (const name of await readdir(folder()).catch(() => [])) {
    const path = join(folder(), name)
    const file = await stat(path).catch(() => undefined)
    if (file && Date.now() - file.mtimeMs > backupLifetimeMs) await rm(path, { force: true })
  }
}
