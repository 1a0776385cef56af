import { randomBytes } from 'node:crypto'
import { statfs } from 'node:fs/promises'
import { env } from '#platform/env.server.ts'
import { files } from '#platform/files/files.server.ts'
import type { CheckError, Finding } from './finding.ts'

/** Writes a file next to the pictures, reads it and deletes it. The figure is the free disk space in bytes. */
export async function checkStorage(leastFree = 500 * 2 ** 20): Promise<Finding> {
  const name = `self-checks/${crypto.randomUUID()}.bin`
  const written = randomBytes(64 * 1024)
  const errors: CheckError[] = []
  const { bavail, bsize } = await statfs(env.DATA_DIR)
  const free = bavail * bsize
  if (free < leastFree) errors.push({ kind: 'disk-full', n: Math.round(free / 2 ** 20) })
  try {
    await files.put(name, written)
    if (!written.equals(await files.getBytes(name))) errors.push({ kind: 'file-differs' })
  } catch (error) {
    // Where the disk is full, that is the reason; any other error says its own.
    if (!errors.length) throw error
  } finally {
    // What was half written would take the last room.
    await files.delete(name)
  }
  if (await files.exists(name)) errors.push({ kind: 'file-stays', of: name })
  return { figure: free, errors }
}
