// @module-tag turn-3
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { test } from '#test/with-db.ts'
import { readEnv, useEnv } from '../env.server.ts'
import { listMigrations, pingDatabase, reportStorage, reportVersions } from './describe-system.server.ts'
import { startHeartbeat } from './heartbeat.server.ts'

test('the system page reports versions, migrations run, and storage by table and folder', async ({ store }) => {
  const folder = mkdtempSync(join(tmpdir(), 'tell-system-'))
  mkdirSync(join(folder, 'files/pictures'), { recursive: true })
  writeFileSync(join(folder, 'files/pictures/a.webp'), 'x'.repeat(1000))
  useEnv(readEnv({ DATA_DIR: folder }))
  try {
    const migrations = await listMigrations(store)
    expect(migrations.length).toBeGreaterThan(20)
    expect(migrations.filter(({ isRun }) => !isRun)).toEqual([])
    expect(migrations.at(-1)!.name).toBe('0000_house')
    expect(await reportVersions(store)).toMatchObject({ node: process.versions.node, kind: store.kind })
    expect((await reportVersions(store)).database).toMatch(/^PostgreSQL 1[6-9]/)
    expect(await pingDatabase(store)).toBeGreaterThanOrEqual(0)
    const storage = await reportStorage(store)
    expect(storage.database).toBeGreaterThan(1_000_000)
    expect(storage.tables).toHaveLength(10)
    expect(storage.folders).toEqual([
      { name: 'files', files: 1, bytes: 1000 },
      { name: 'outbox', files: 0, bytes: 0 },
    ])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

test('a process that ends while the database is away ends without an error', async ({ db }) => {
  const stop = await startHeartbeat(db)
  // From here on every statement of this transaction is refused.
  await expect(db.execute(sql`select 1 / 0`)).rejects.toThrow('Failed query')
  expect(await stop()).toBeUndefined()
})
