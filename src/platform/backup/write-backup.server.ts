import { once } from 'node:events'
import { createWriteStream, readFileSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createGzip, type Gzip } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { rowsOf, type Db } from '../postgres/db.server.ts'
import { files } from '../files/files.server.ts'
import { sign } from '../secrets/secret.server.ts'
import { leftOut, type BackupHead, type BackupLine } from './backup-line.ts'
import { lastMigration, listTables, type TableShape } from './list-tables.server.ts'

const rowsAtOnce = 200
const pieceBytes = 192 * 1024

/** Tells whether a shop can decrypt the encrypted values of a backup. */
export const secretFingerprint = () => sign('backup', 'secret').slice(0, 16)

type Write = (line: BackupLine | BackupHead) => Promise<void>

/**
 * Writes the whole shop into one file: all tables in one snapshot, waiting jobs, and all pictures and documents. PGlite has one connection, so the shop
 * waits for the snapshot; on PostgreSQL nobody waits. Files are copied before the snapshot and new ones after it, so that every picture of the snapshot
 * is there, even one that is replaced meanwhile. Only a whole one takes the place of an earlier backup at this path.
 */
export async function writeBackup(db: Db, path: string) {
  const part = `${path}.part`
  try {
    await writePart(db, part)
    await rename(part, path)
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}

async function writePart(db: Db, path: string) {
  const gzip = createGzip({ level: 6 })
  const written = pipeline(gzip, createWriteStream(path, { mode: 0o600 }))
  const write: Write = async (line) => {
    if (!gzip.write(`${JSON.stringify(line)}\n`)) await Promise.race([once(gzip, 'drain'), written])
  }
  const both = [writeAll(db, write, gzip), written]
  // The file is closed before it is renamed or removed, also when the other half has failed.
  await Promise.all(both).finally(() => Promise.allSettled(both))
}

async function writeAll(db: Db, write: Write, gzip: Gzip) {
  try {
    await writeHead(db, write)
    const copied = new Set<string>()
    await writeFiles(write, copied)
    const rows = await db.transaction((tx) => writeTables(tx, write), {
      isolationLevel: 'repeatable read',
      accessMode: 'read only',
    })
    await writeFiles(write, copied)
    await write({ end: { rows, files: copied.size } })
    gzip.end()
  } catch (error) {
    gzip.destroy(error as Error)
    throw error
  }
}

async function writeHead(db: Db, write: Write) {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
  const [at, migration] = [new Date().toISOString(), await lastMigration(db)]
  await write({ luot: 1, at, version, migration, secret: secretFingerprint() })
}

async function writeTables(tx: Db, write: Write) {
  const counts: Record<string, number> = {}
  for (const table of await listTables(tx))
    if (!leftOut.includes(table.name)) counts[table.name] = await writeTable(tx, write, table)
  await writeJobs(tx, write)
  return counts
}

async function writeTable(tx: Db, write: Write, { name, columns }: TableShape) {
  const names = columns.map((column) => column.name)
  const texts = sql.join(
    names.map((one) => sql`${sql.identifier(one)}::text`),
    sql`, `,
  )
  await write({ table: name, columns: names })
  await tx.execute(
    sql`declare backup no scroll cursor for select json_build_array(${texts}) as cells from ${sql.identifier(name)}`,
  )
  let count = 0
  for (;;) {
    const rows = await rowsOf<{ cells: (string | null)[] }>(tx, sql.raw(`fetch ${rowsAtOnce} from backup`))
    if (!rows.length) break
    await write({ rows: rows.map(({ cells }) => cells) })
    count += rows.length
  }
  await tx.execute(sql`close backup`)
  return count
}

/** Waiting jobs, except those that the schedule creates anyway. */
async function writeJobs(tx: Db, write: Write) {
  const [queue] = await rowsOf<{ there: boolean }>(tx, sql`select to_regclass('pgboss.job') is not null as there`)
  if (!queue!.there) return
  const jobs = await rowsOf<{ name: string; data: Record<string, unknown> | null }>(
    tx,
    sql`select name, data from pgboss.job where state in ('created', 'retry', 'active')
      and name not in (select name from pgboss.schedule) and name not like '\\_\\_%' order by created_on`,
  )
  for (const { name, data } of jobs) await write({ job: name, payload: data ?? {} })
}

/** Writes the files that are not in `copied` yet. A file's name is never used again for other content. */
async function writeFiles(write: Write, copied: Set<string>) {
  let token: string | undefined
  do {
    const listed = await files.listAll('', { recursive: true, paginationToken: token })
    for (const one of listed.objects) {
      if (!one.isFile || copied.has(one.key)) continue
      const bytes = await bytesOf(one.key)
      if (!bytes) continue
      await write({ file: one.key })
      for (let at = 0; at < bytes.length; at += pieceBytes)
        await write({ piece: bytes.subarray(at, at + pieceBytes).toString('base64') })
      copied.add(one.key)
    }
    token = listed.paginationToken
  } while (token)
}

/** Undefined if the file was deleted since it was listed. */
async function bytesOf(key: string) {
  try {
    return Buffer.from(await files.getBytes(key))
  } catch (error) {
    if (await files.exists(key)) throw error
    return undefined
  }
}
