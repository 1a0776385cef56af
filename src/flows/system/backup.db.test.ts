// @module-tag turn-0
import {
  createReadStream,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  truncateSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { createGzip, gzipSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { describe, expect, inject, vi } from 'vitest'
import { leftOut } from '#platform/backup/backup-line.ts'
import { listTables } from '#platform/backup/list-tables.server.ts'
import { readBackup } from '#platform/backup/read-backup.server.ts'
import { writeBackup } from '#platform/backup/write-backup.server.ts'
import { closeStore, rowsOf, type Db } from '#platform/postgres/db.server.ts'
import { readEnv, useEnv } from '#platform/env.server.ts'
import { files, openFiles } from '#platform/files/files.server.ts'
import { openSecret } from '#platform/secrets/secret.server.ts'
import { guest, system } from '#shop/identity/actor.ts'
import { receiveStock } from '#shop/inventory/moves/receive-stock.ts'
import { aCart, aPlacement, aProduct, openSmallShop } from '#test/small-shop.ts'
import { openTestStore, test } from '#test/with-db.ts'
import { backupToken, findBackup } from './find-backup.ts'
import { backupLifetimeMs, backupPath, deleteOldBackups, makeBackup } from './make-backup.ts'
import { placeOrder } from '../orders/place-order.ts'
import { restoredJobEvent } from './restored-job-event.ts'
import { restoreShop } from './restore-shop.ts'

const folder = mkdtempSync(join(tmpdir(), 'backup-'))
const secret = 'a-secret-of-at-least-32-characters-1'
const settle = (name: string, AUTH_SECRET = secret) => {
  useEnv(readEnv({ DATA_DIR: join(folder, name), AUTH_SECRET }))
  openFiles()
  openSecret()
}
test.afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Row counts and sums, compared before and after a restore. */
async function inventory(db: Db) {
  const counts: Record<string, number> = {}
  for (const { name } of await listTables(db))
    if (!leftOut.includes(name) && name !== 'audit_log')
      counts[name] = (
        await rowsOf<{ n: number }>(db, sql`select count(*)::int as n from ${sql.identifier(name)}`)
      )[0]!.n
  const [sums] = await rowsOf(
    db,
    sql`select (select sum(total)::text from orders) as sold, (select sum(on_hand)::text from stock) as on_hand,
      (select sum(reserved_change)::text from stock_moves) as held, (select sum(amount)::text from payments) as owed,
      (select md5(string_agg(o::text, '' order by id)) from orders o) as orders,
      (select md5(string_agg(pg_get_constraintdef(oid), '' order by conname, conrelid::regclass::text)) from pg_constraint where contype = 'f') as rules,
      (select md5(string_agg(w::text, '' order by product_id, locale)) from product_translations w) as words`,
  )
  return { counts, sums }
}

const shops = test.extend('two', { scope: 'file' }, async ({}, { onCleanup }) => {
  const [from, to] = [await openTestStore(), await openTestStore()]
  onCleanup(async () => {
    await closeStore(from)
    await closeStore(to)
  })
  settle('from')
  await openSmallShop(from.db)
  const { variantId } = await aProduct(from.db, { name: `Giày “lạ”, \\ và \t`, price: 1_000_000, stock: 7 })
  await placeOrder(from.db, guest, aPlacement(await aCart(from.db, [{ variantId, quantity: 2 }]), 2_000_000))
  await from.db.execute(sql`create schema if not exists pgboss`)
  await from.db.execute(
    sql`create table pgboss.job (name text, data jsonb, state text, created_on timestamptz default now())`,
  )
  await from.db.execute(sql`create table pgboss.schedule (name text)`)
  await from.db.execute(
    sql`insert into pgboss.job values ('send-mail', '{"mailId":"7"}', 'retry'), ('send-mail', '{}', 'completed')`,
  )
  await files.put('pictures/anh-1.webp', Buffer.alloc(500_000, 'á'))
  const path = join(folder, 'shop.gz')
  await writeBackup(from.db, path)
  return { from, to, path }
})

describe('a backup', () => {
  shops('can be downloaded for an hour, by the person who made it', async ({ two: { from } }) => {
    settle('from')
    const id = await makeBackup(from.db, system)
    const asked = (who: string) => new URLSearchParams(backupToken(id, who))
    expect(await findBackup(asked('lan'), 'lan')).toMatchObject({ path: backupPath(id) })
    expect(await findBackup(asked('lan'), 'minh')).toBeUndefined()
    const longAgo = new Date(Date.now() - backupLifetimeMs - 1000)
    utimesSync(backupPath(id), longAgo, longAgo)
    expect(await findBackup(asked('lan'), 'lan')).toBeUndefined()
    await deleteOldBackups()
    expect(existsSync(backupPath(id))).toBe(false)
  })

  shops('has every picture of its rows, even when one is replaced while it is written', async ({ two: { from } }) => {
    settle('from')
    const [before, after] = ['pictures/anh-cu.webp', 'pictures/anh-moi.webp']
    await files.put(before, 'cũ')
    const read = files.getBytes.bind(files)
    const reading = vi.spyOn(files, 'getBytes').mockImplementation(async (key) => {
      if (key === before) await Promise.all([files.delete(before), files.put(after, 'mới')])
      return read(key)
    })
    const path = join(folder, 'replaced.gz')
    await writeBackup(from.db, path).finally(() => reading.mockRestore())
    const kept: string[] = []
    for await (const line of (await readBackup(createReadStream(path))).lines) if ('file' in line) kept.push(line.file)
    expect(kept).toEqual(['pictures/anh-1.webp', after])
    await files.delete(after)
  })

  shops('that cannot be finished leaves the last good one in its place', async ({ two: { from } }) => {
    settle('from')
    const path = join(folder, 'nightly.gz')
    await writeBackup(from.db, path)
    const good = readFileSync(path)
    const reading = vi.spyOn(files, 'getBytes').mockRejectedValue(new Error('the picture cannot be read'))
    const failing = writeBackup(from.db, path).finally(() => reading.mockRestore())
    await expect(failing).rejects.toThrow('the picture cannot be read')
    expect(readFileSync(path).equals(good)).toBe(true)
    expect(existsSync(`${path}.part`)).toBe(false)
  })

  shops(
    'cut off, of another kind or under another secret is refused and changes nothing',
    async ({ two: { to, path } }) => {
      settle('to')
      await openSmallShop(to.db)
      const before = await inventory(to.db)
      const cut = join(folder, 'cut.gz')
      writeFileSync(cut, readFileSync(path))
      truncateSync(cut, statSync(path).size - 4000)
      const refused = (archive: Readable) => restoreShop(to.db, system, archive).catch((error: unknown) => error)
      expect(await refused(createReadStream(cut))).toMatchObject({ code: 'backup-broken' })
      expect(await refused(Readable.from([Buffer.from('name,price')]))).toMatchObject({ code: 'no-backup' })
      expect(await refused(Readable.from([gzipSync('{"luot":2}\n')]))).toMatchObject({ code: 'no-backup' })
      const oneLine = createReadStream('/dev/zero', { end: 300 * 2 ** 20 }).pipe(createGzip({ level: 1 }))
      expect(await refused(oneLine)).toMatchObject({ code: 'no-backup' })
      settle('to', `${secret}-another`)
      expect(await refused(createReadStream(path))).toMatchObject({ code: 'backup-secret' })
      expect(await inventory(to.db)).toEqual(before)
    },
  )

  shops(
    'is restored however long its files take: the database gives up no transaction that waits for them',
    async ({ two: { to, path } }) => {
      settle('to')
      const restoring = to.db.transaction(async (tx) => {
        // As the pool of the shop sets it; PGlite knows no such limit.
        if (inject('engine') === 'postgres')
          await tx.execute(sql`set local idle_in_transaction_session_timeout = 60000`)
        await restoreShop(tx, system, createReadStream(path))
        const [limit] = await rowsOf<{ ms: string }>(
          tx,
          sql`select current_setting('idle_in_transaction_session_timeout') as ms`,
        )
        // Rolled back, so that the next test restores into the same shop.
        throw new Error(`the limit is ${limit!.ms}`)
      })
      await expect(restoring).rejects.toThrow(/^the limit is 0$/)
    },
  )

  shops('restores every row, every sum and every picture', async ({ two: { from, to, path } }) => {
    settle('to')
    const restored = await restoreShop(to.db, system, createReadStream(path))
    expect(restored.files).toBe(1)
    const there = await inventory(to.db)
    const waiting = await rowsOf(to.db, sql`delete from outbox where name = ${restoredJobEvent} returning facts`)
    expect(waiting).toEqual([{ facts: { name: 'send-mail', payload: { mailId: '7' } } }])
    there.counts.outbox! -= 1
    expect(there).toEqual(await inventory(from.db))
    expect(Buffer.from(await files.getBytes('pictures/anh-1.webp')).equals(Buffer.alloc(500_000, 'á'))).toBe(true)
  })

  shops('leaves a shop that works on: ids continue and constraints hold', async ({ two: { to } }) => {
    const { variantId } = await aProduct(to.db, {
      price: 2_000_000,
      stock: 1,
      slug: 'sau-khi-khoi-phuc',
      sku: 'SAU-0001',
    })
    await receiveStock(to.db, system, [{ variantId, quantity: 4 }])
    await placeOrder(to.db, guest, aPlacement(await aCart(to.db, [{ variantId, quantity: 1 }]), 2_000_000))
    await expect(to.db.execute(sql`update payments set order_id = 'nobody'`)).rejects.toThrow(/payments/)
  })

  shops('is not restored into a shop that has orders', async ({ two: { to, path } }) => {
    await expect(restoreShop(to.db, system, createReadStream(path))).rejects.toMatchObject({ code: 'shop-has-orders' })
  })
})
