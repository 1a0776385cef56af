import { readFileSync } from 'node:fs'
import { readdir, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { rowsOf, type Store } from '../postgres/db.server.ts'
import { env } from '../env.server.ts'

export type Migration = { name: string; at: Date; isRun: boolean }

/** The migrations of this version, and which of them the database has. */
export async function listMigrations({ db }: Store, folder = 'migrations'): Promise<Migration[]> {
  const { entries } = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')) as {
    entries: { tag: string; when: number }[]
  }
  const run = await rowsOf<{ at: string }>(db, sql`select created_at::text as at from drizzle.__drizzle_migrations`)
  const applied = new Set(run.map(({ at }) => at))
  return entries.map(({ tag, when }) => ({ name: tag, at: new Date(when), isRun: applied.has(String(when)) })).reverse()
}

/** Versions of the shop, Node and the database. */
export async function reportVersions({ db, kind }: Store) {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
  const [row] = await rowsOf<{ server_version: string }>(db, sql`show server_version`)
  return { app: version, node: process.versions.node, database: `PostgreSQL ${row!.server_version}`, kind }
}

/** The state of this process. */
export const reportProcess = () => ({
  id: process.pid,
  startedAt: new Date(Date.now() - process.uptime() * 1000),
  memory: process.memoryUsage().rss,
  mode: env.SHOP_MODE,
})

/** The response time of the database in ms; null if it does not answer. */
export async function pingDatabase({ db }: Store) {
  const began = performance.now()
  try {
    await db.execute(sql`select 1`)
    return Math.round((performance.now() - began) * 10) / 10
  } catch {
    return null
  }
}

/** Disk usage: the database with its largest tables, the folders, and the free space. */
export async function reportStorage({ db }: Store) {
  const [size] = await rowsOf<{ bytes: number }>(db, sql`select pg_database_size(current_database())::float8 as bytes`)
  const tables = await rowsOf<{ name: string; bytes: number; rows: number | null }>(
    db,
    sql`select c.relname as name, pg_total_relation_size(c.oid)::float8 as bytes, nullif(c.reltuples, -1)::float8 as rows
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind = 'r' and n.nspname = 'public' order by 2 desc limit 10`,
  )
  const { bavail, bsize, blocks } = await statfs(env.DATA_DIR)
  return {
    database: size!.bytes,
    tables,
    folders: await Promise.all(
      ['files', 'outbox'].map(async (name) => ({ name, ...(await weigh(join(env.DATA_DIR, name))) })),
    ),
    free: bavail * bsize,
    disk: blocks * bsize,
  }
}

/** A missing folder has size 0. */
async function weigh(folder: string) {
  const folderEntries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = folderEntries.filter((one) => one.isFile())
  let bytes = 0
  for (let at = 0; at < files.length; at += 64) {
    const sizes = await Promise.all(
      files.slice(at, at + 64).map(({ parentPath, name }) =>
        stat(join(parentPath, name)).then(
          ({ size }) => size,
          () => 0,
        ),
      ),
    )
    bytes += sizes.reduce((sum, size) => sum + size, 0)
  }
  return { files: files.length, bytes }
}
