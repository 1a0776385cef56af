import { stat } from 'node:fs/promises'
import { isSigned, sign } from '#platform/secrets/secret.server.ts'
import { isUuid } from '#shop/catalogue/is-uuid.ts'
import { backupLifetimeMs, backupPath } from './make-backup.ts'

/** The address of a backup: its name, and the proof that this admin made it. */
export const backupToken = (id: string, adminId: string) =>
  new URLSearchParams({ made: id, proof: sign('backup', `${id} ${adminId}`) }).toString()

/** The backup that an address names, while its file exists and only for the admin who made it. */
export async function findBackup(asked: URLSearchParams, adminId: string) {
  const [id, proof] = [asked.get('made') ?? '', asked.get('proof') ?? '']
  if (!isUuid(id) || !isSigned('backup', `${id} ${adminId}`, proof)) return
  const found = await stat(backupPath(id)).catch(() => undefined)
  if (!found || Date.now() - found.mtimeMs > backupLifetimeMs) return
  return { path: backupPath(id), bytes: found.size, at: found.mtime }
}
