import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { Refusal } from '#kit/refusal.ts'
import { m } from '#words/messages.js'
import { backupHead, backupLine, type BackupHead, type BackupLine } from './backup-line.ts'

/** Opens a backup: its head and its lines. Refuses, with a message, a file that is no backup or is truncated. */
export async function readBackup(archive: Readable): Promise<{ head: BackupHead; lines: AsyncGenerator<BackupLine> }> {
  const unpacked = createGunzip()
  archive.once('error', (error) => unpacked.destroy(error))
  // A truncated or damaged file throws at the reader; without a listener the stream's error would end the process.
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

/** Two hundred rows or a piece of a file; the largest line that a shop writes has some megabytes. */
const longestLine = 256 * 2 ** 20

/** Limits the length of a line, which is held in memory: a few kilobytes can unpack to gigabytes. */
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
