import { stat } from 'node:fs/promises'
import { isSigned, sign } from '#platform/secrets/secret.server.ts'
import { isUuid } from '#kit/is-uuid.ts'
import { backupLifetimeMs, backupPath } from './make-backup.ts'

/** The address of a backup: its name, and the proof that this admin made it. */
export const backupToken = (id: string, adminId: string) =>
  new URLSearchParams({ made: id, proof: sign('backup', `${id} ${adminId}`) }).toString()

/** The backup that an address names, while its file exists and only for the admin who made it. */
export async function findBackup(params: URLSearchParams, adminId: string) {
  const [id, proof] = [params.get('made') ?? '', params.get('proof') ?? '']
  if (!isUuid(id) || !isSigned('backup', `${id} ${adminId}`, proof)) return
  const file = await stat(backupPath(id)).catch(() => undefined)
  if (!file || Date.now() - file.mtimeMs > backupLifetimeMs) return
  return { path: backupPath(id), bytes: file.size, at: file.mtime }
}
