import { randomBytes } from 'node:crypto'
import { statfs } from 'node:fs/promises'
import { env } from '#platform/env.server.ts'
import { files } from '#platform/files/files.server.ts'
import type { CheckError, Finding } from './finding.ts'

const leastFree = 500 * 2 ** 20

/** Writes a file next to the pictures, reads it and deletes it. The figure is the free disk space in bytes. */
export async function checkStorage(): Promise<Finding> {
  const name = `self-checks/${crypto.randomUUID()}.bin`
  const written = randomBytes(64 * 1024)
  const errors: CheckError[] = []
  await files.put(name, written)
  if (!written.equals(await files.getBytes(name))) errors.push({ kind: 'file-differs' })
  await files.delete(name)
  if (await files.exists(name)) errors.push({ kind: 'file-stays', of: name })
  const { bavail, bsize } = await statfs(env.DATA_DIR)
  const free = bavail * bsize
  if (free < leastFree) errors.push({ kind: 'disk-full', n: Math.round(free / 2 ** 20) })
  return { figure: free, errors }
}
