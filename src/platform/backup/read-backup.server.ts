import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { Refusal } from '#kit/refusal.ts'
import { m } from '#words/messages.js'
import { backupHead, backupLine, type BackupHead, type BackupLine } from './backup-line.ts'

/** Opens a backup: who it says it is, and its lines. What is no backup, or one that was cut off, is refused in words. */
export async function readBackup(archive: Readable): Promise<{ head: BackupHead; lines: AsyncGenerator<BackupLine> }> {
  const unpacked = createGunzip()
  archive.once('error', (error) => unpacked.destroy(error))
  // Ended in the middle or spoilt on the way, it throws at its reader; without a listener of its own it would end the process.
  unpacked.on('error', () => undefined)
  const input = Readable.from(shortLines(archive.pipe(unpacked)))
  const texts = createInterface({ input, crlfDelay: Infinity })[Symbol.asyncIterator]()
  const next = () =>
    texts.next().catch((error: NodeJS.ErrnoException) => {
      throw error.code?.startsWith('Z_') ? brokenBackup() : error
    })
  const first = await next().catch(() => undefined)
  const head = backupHead.safeParse(read(first?.value))
  if (!head.success) throw new Refusal('no-backup', m.refusal_no_backup, {})
  async function* lines() {
    for (let one = await next(); !one.done; one = await next()) {
      const line = backupLine.safeParse(read(one.value))
      if (!line.success) throw brokenBackup()
      yield line.data
      if ('end' in line.data) return
    }
    throw brokenBackup()
  }
  return { head: head.data, lines: lines() }
}

/** Two hundred rows or a piece of a file; the largest that a shop writes are some megabytes. */
const longestLine = 256 * 2 ** 20

/** A few kilobytes can be gigabytes once unpacked, and a line is held in memory whole. */
async function* shortLines(chunks: AsyncIterable<Buffer>) {
  let length = 0
  for await (const chunk of chunks) {
    const end = chunk.lastIndexOf(10)
    length = end < 0 ? length + chunk.length : chunk.length - end
    if (length > longestLine) throw brokenBackup()
    yield chunk
  }
}

export const brokenBackup = () => new Refusal('backup-broken', m.refusal_backup_broken, {})

function read(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}
