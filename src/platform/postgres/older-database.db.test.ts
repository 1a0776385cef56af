import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { sql } from 'drizzle-orm'
import { Pool } from 'pg'
import { expect, inject } from 'vitest'
import { test } from '#test/with-db.ts'
import { closeStore, pgliteStore, poolStore, rowsOf, type Db, type Store } from './db.server.ts'
import { migrate } from './migrate.server.ts'
import { openPglite } from './pglite.server.ts'

type Journal = { entries: { idx: number; tag: string }[] }
const journal = JSON.parse(readFileSync('migrations/meta/_journal.json', 'utf8')) as Journal

/** The migrations of an older release: the first `count` of them. */
function olderMigrations(count: number) {
  const folder = mkdtempSync(join(tmpdir(), 'older-migrations-'))
  cpSync('migrations', folder, { recursive: true })
  const older = { ...journal, entries: journal.entries.slice(0, count) }
  writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify(older))
  return folder
}

/** Columns, constraints, indexes, triggers and functions, without the order in which they came. */
const describeSchema = async (db: Db) =>
  (
    await rowsOf<{ said: string }>(
      db,
      sql`select concat_ws(' ', table_name, column_name, data_type, is_nullable, column_default) as said
        from information_schema.columns where table_schema = 'public'
        union all select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid)
        from pg_constraint where connamespace = 'public'::regnamespace
        union all select indexdef from pg_indexes where schemaname = 'public'
        union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
        union all select pg_get_functiondef(p.oid) from pg_proc p
        where pronamespace = 'public'::regnamespace and prokind = 'f' and not exists
          (select from pg_depend where classid = 'pg_proc'::regclass and objid = p.oid and deptype = 'e')
        order by 1`,
    )
  ).map(({ said }) => said)

/** Runs `work` on an empty database of its own. */
async function onEmpty(work: (store: Store) => Promise<void>, limits: { statement_timeout?: number } = {}) {
  if (inject('engine') === 'pglite') {
    const store = pgliteStore(await openPglite({}))
    return work(store).finally(() => closeStore(store))
  }
  const name = `older_${crypto.randomUUID().replaceAll('-', '')}`
  const admin = new Pool({ connectionString: inject('postgres'), max: 1 })
  await admin.query(`create database ${name}`)
  const url = inject('postgres').replace(/\/postgres$/, `/${name}`)
  const store = poolStore(new Pool({ connectionString: url, max: 2, ...limits }))
  try {
    await work(store)
  } finally {
    await closeStore(store)
    await admin.query(`drop database ${name}`)
    await admin.end()
  }
}

test.for([1, 20, 40, journal.entries.length - 1])(
  'a database that stopped after migration %i arrives at the schema of today',
  async (count, { db }) => {
    const folder = olderMigrations(count)
    try {
      await onEmpty(async (older) => {
        await migrate(older, folder)
        await migrate(older)
        expect(await describeSchema(older.db)).toEqual(await describeSchema(db))
      })
    } finally {
      rmSync(folder, { recursive: true })
    }
  },
)

test('a start waits for another process that migrates for longer than any statement of a page may take', async () => {
  await onEmpty(
    async (store) => {
      // PGlite is opened by one process at a time.
      if (store.kind === 'pglite') return
      const other = await store.client.connect()
      await other.query('select pg_advisory_lock(7206001)')
      const started = migrate(store).then(() => 'started', String)
      await pause(800)
      await other.query('select pg_advisory_unlock(7206001)')
      other.release()
      expect(await started).toBe('started')
    },
    { statement_timeout: 300 },
  )
})

test('the tables in code match the migrations: nothing is left to generate', async () => {
  const files = globSync(['src/shop/*/schema.ts', 'src/shop/*/*-schema.ts', 'src/platform/**/*schema.server.ts'])
  expect(files.length).toBeGreaterThan(20)
  const tables: Record<string, unknown> = {}
  for (const file of files) Object.assign(tables, await import(join(process.cwd(), file)))
  const [last] = globSync('migrations/meta/*_snapshot.json').sort().slice(-1)
  const before = JSON.parse(readFileSync(last!, 'utf8')) as Parameters<typeof generateMigration>[0]
  expect(await generateMigration(before, generateDrizzleJson(tables, before.id, undefined, 'snake_case'))).toEqual([])
})

test('every index of the tables in code is in the database', async ({ db }) => {
  const newest = globSync('migrations/meta/*_snapshot.json').toSorted().at(-1)!
  const { tables } = JSON.parse(readFileSync(newest, 'utf8')) as { tables: Record<string, { indexes: object }> }
  const wanted = Object.values(tables).flatMap(({ indexes }) => Object.keys(indexes))
  const there = await rowsOf<{ name: string }>(
    db,
    sql`select indexname as name from pg_indexes where schemaname = 'public'`,
  )
  expect(wanted.length).toBeGreaterThan(100)
  expect(wanted.filter((name) => !there.some((one) => one.name === name))).toEqual([])
})
