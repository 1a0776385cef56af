// @module-tag turn-3
import { spawn } from 'node:child_process'
import { cpSync, existsSync, statSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { rowsOf, type Db } from '#platform/postgres/db.server.ts'
import { fillCart, order, placedId } from './buyer.ts'
import { findLedgerErrors } from './books.ts'
import { aFolder, chosenEngines, freshShop, type ClosedShop } from './fresh-shop.ts'
import { somePieces } from './goods.ts'
import { visitor } from './visitor.ts'

/** A backup and a restore by hand, with the settings of this shop. */
function byHand(what: 'backup' | 'restore', file: string, { settings }: Pick<ClosedShop, 'settings'>) {
  const env = { PATH: process.env.PATH, ...settings }
  const child = spawn(process.execPath, [`scripts/${what}.ts`, file], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const said = { out: '', err: '' }
  child.stdout.on('data', (part: Buffer) => (said.out += part.toString()))
  child.stderr.on('data', (part: Buffer) => (said.err += part.toString()))
  return new Promise<{ code: number | null; out: string; err: string }>((done) =>
    child.once('close', (code) => done({ code, ...said })),
  )
}

const goods = (db: Db) =>
  rowsOf(
    db,
    sql`select (select count(*) from variants)::int as variants, (select sum(on_hand) from stock)::int as pieces,
      (select count(*) from media)::int as pictures`,
  )

const migrations = sql.raw('drizzle.__drizzle_migrations')
const countMigrations = (db: Db) => rowsOf(db, sql`select count(*)::int as n from ${migrations}`)

/** The command prints one sentence, no stack; before it only which shop it has opened. */
const sentence = ({ code, out, err }: { code: number | null; out: string; err: string }) => {
  expect(code).toBe(1)
  expect(out).toMatch(/^(The [^\n]*orders: \d+\.\n)?$/)
  expect(err.trim().split('\n')).toHaveLength(1)
  return err
}

/** One process at a time may use the embedded database; PostgreSQL is read beside an open shop. */
const whileOpen = {
  PGlite: { code: 1, out: '', err: expect.stringMatching(/^[^\n]*in use[^\n]*\n$/) },
  PostgreSQL: { code: 0, err: '' },
}

describe.each(chosenEngines)('a backup by hand (%s)', (engine) => {
  test('it restores the shop with its orders into an empty shop, once; a damaged file changes nothing', async () => {
    const [from, to] = [await freshShop(engine), await freshShop(engine)]
    const [piece] = await from.look((db) => somePieces(db, 1))
    const shop = await from.start()
    expect(await byHand('backup', join(aFolder(), 'x.gz'), from)).toMatchObject(whileOpen[engine])
    const buyer = visitor(shop.url)
    const { subtotal } = await fillCart(buyer, [{ variantId: piece!.variantId, quantity: 1 }])
    const id = placedId(await buyer.postForm('/checkout', order({ method: 'pickup', seenTotal: String(subtotal) })))
    await shop.stop()

    const file = join(aFolder(), 'shop.gz')
    const made = await byHand('backup', file, from)
    expect(made).toMatchObject({ code: 0, err: '' })
    expect(made.out).toMatch(/database .*: demo shop .*, orders: 1\.\n/)
    expect(made.out).toContain(file)
    expect([statSync(file).mode & 0o777, existsSync(`${file}.part`)]).toEqual([0o600, false])

    const cut = `${file}.cut`
    cpSync(file, cut)
    truncateSync(cut, statSync(file).size - 4000)
    await to.look((db) => db.execute(sql`update product_translations set name = 'Lỡ tay'`))
    const before = await to.look(goods)
    expect(sentence(await byHand('restore', cut, to))).toContain('incomplete or damaged')
    expect(await to.look(goods)).toEqual(before)
    expect(sentence(await byHand('restore', 'README.md', to))).toContain('not a Lướt backup')

    expect(await byHand('restore', file, to)).toMatchObject({ code: 0, err: '' })
    expect(await to.look(goods)).toEqual(await from.look(goods))
    expect(await to.look(findLedgerErrors)).toEqual({})
    expect(sentence(await byHand('restore', file, to))).toMatch(/1 order;/)

    expect(await to.look((db) => rowsOf(db, sql`select id from orders`))).toEqual([{ id }])
    const restored = await to.start()
    expect((await visitor(restored.url).get('/shop')).status).toBe(200)
    expect((await restored.stop()).err).toBe('')
    await from.clear()
    await to.clear()
  })

  test('a backup without the settings saves no empty shop, and one by a newer version migrates nothing', async () => {
    const file = join(aFolder(), 'shop.gz')
    expect(sentence(await byHand('backup', file, { settings: { DATA_DIR: aFolder() } }))).toContain('holds no shop')
    const shop = await freshShop(engine)
    // As if the newest migration of this folder had not run there yet.
    await shop.look((db) =>
      db.execute(sql`delete from ${migrations} where created_at = (select max(created_at) from ${migrations})`),
    )
    const before = await shop.look(countMigrations)
    expect(sentence(await byHand('backup', file, shop))).toContain('is of another version')
    expect(sentence(await byHand('restore', 'README.md', shop))).toContain('is of another version')
    expect(await shop.look(countMigrations)).toEqual(before)
    expect(existsSync(file)).toBe(false)
    await shop.clear()
  })
})
