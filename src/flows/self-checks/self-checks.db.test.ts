import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { describe, expect, onTestFinished, vi } from 'vitest'
import { readEnv, useEnv } from '#platform/env.server.ts'
import { files, openFiles } from '#platform/files/files.server.ts'
import { processes } from '#platform/system/process-schema.server.ts'
import { guest, system } from '#shop/identity/actor.ts'
import { refreshListed } from '#shop/search/traits/refresh-listed.ts'
import { aCart, aPlacement, aProduct, openSmallShop } from '#test/small-shop.ts'
import { test } from '#test/with-db.ts'
import { placeOrder } from '../orders/place-order.ts'
import { checkCache } from './check-cache.ts'
import { checkContrast } from './check-contrast.ts'
import { checkRoutes, registerRoutes } from './check-routes.ts'
import { checkPayment } from './check-payment.ts'
import { checkSearch } from './check-search.ts'
import { checkStorage } from './check-storage.ts'
import { checkMessages } from './check-messages.ts'
import { latestSelfChecks, listSelfCheckRuns } from './list-self-check-runs.ts'
import { maxStoredRuns, runSelfChecks } from './run-self-checks.ts'

const folder = mkdtempSync(join(tmpdir(), 'self-checks-'))
test.beforeAll(() => {
  useEnv(readEnv({ DATA_DIR: folder }))
  openFiles()
})
test.afterAll(() => rmSync(folder, { recursive: true, force: true }))
test.beforeEach(({ db }) => openSmallShop(db))

const filesLeft = () =>
  readdirSync(join(folder, 'files'), { recursive: true }).filter((name) => String(name).endsWith('.bin'))

const found = async (db: Parameters<typeof latestSelfChecks>[0], name: string) =>
  (await latestSelfChecks(db)).find((run) => run.name === name)

describe('self-checks', () => {
  test('a sound shop has no fault, and each check says what it counted', async ({ db }) => {
    const { productId, variantId } = await aProduct(db, { price: 1_000_000, stock: 3 })
    await refreshListed(db, [productId])
    await placeOrder(db, guest, aPlacement(await aCart(db, [{ variantId, quantity: 2 }]), 2_000_000))
    await runSelfChecks(db, system, ['database', 'clock', 'mail', 'storage', 'contrast', 'stock', 'totals', 'search'])
    for (const run of await latestSelfChecks(db)) expect(run, run.name).toMatchObject({ isGood: true, faults: [] })
    expect(await found(db, 'stock')).toMatchObject({ figure: 1, wrong: 0, actor: 'system' })
    expect(await found(db, 'totals')).toMatchObject({ figure: 1 })
    expect(await found(db, 'search')).toMatchObject({ figure: 1 })
    expect((await found(db, 'storage'))!.figure).toBeGreaterThan(500 * 2 ** 20)
    expect((await found(db, 'contrast'))!.figure).toBeGreaterThanOrEqual(450)
  })

  test('the stock check names a variant whose stock does not match its moves', async ({ db }) => {
    const { variantId } = await aProduct(db, { sku: 'LECH-1', stock: 3 })
    await db.execute(sql`update stock set on_hand = 5 where variant_id = ${variantId}`)
    await runSelfChecks(db, system, ['stock'])
    expect(await found(db, 'stock')).toMatchObject({
      isGood: false,
      wrong: 1,
      faults: [{ kind: 'stock-unexplained', of: 'LECH-1', n: 2 }],
    })
  })

  test('the totals check names an order whose lines, payment, refunds or ledger do not agree', async ({ db }) => {
    const { variantId } = await aProduct(db, { price: 1_000_000, stock: 9 })
    const buy = async () =>
      (await placeOrder(db, guest, aPlacement(await aCart(db, [{ variantId, quantity: 1 }]), 1_000_000))).id
    const [lines, payment, refund] = [await buy(), await buy(), await buy()]
    await db.execute(sql`insert into order_discounts (order_id, line_id, source, name, amount)
      select order_id, id, 'promotion', '{"vi":"–","en":"–"}', 1 from order_lines where order_id = ${lines}`)
    await db.execute(sql`update payments set amount = amount - 1 where order_id = ${payment}`)
    await db.execute(sql`update payments set received = 500, refunded = 500 where order_id = ${refund}`)
    await runSelfChecks(db, system, ['totals'])
    expect((await found(db, 'totals'))!.faults).toEqual([
      { kind: 'order-sum', of: lines },
      { kind: 'payment-sum', of: payment },
      { kind: 'refund-sum', of: refund },
      { kind: 'ledger-sum', of: refund },
    ])
  })

  test('the search check names products missing from the list, still on it, or listed at an old price', async ({
    db,
  }) => {
    const products = []
    for (const name of ['Quên', 'Còn', 'Giá cũ', 'Đúng']) products.push(await aProduct(db, { name, stock: 1 }))
    const [, gone, dear, right] = products.map(({ productId }) => productId)
    await refreshListed(db, [gone!, dear!, right!])
    await db.execute(sql`update products set status = 'archived' where id = ${gone}`)
    await db.execute(sql`update variants set price = price + 1000 where product_id = ${dear}`)
    const { errors } = await checkSearch(db)
    expect(errors.sort((a, b) => a.kind.localeCompare(b.kind))).toEqual([
      { kind: 'listed-gone', of: 'Còn' },
      { kind: 'listed-otherwise', of: 'Giá cũ' },
      { kind: 'unlisted', of: 'Quên' },
    ])
  })

  test('the message check names products with text in one language only', async ({ db }) => {
    const { productId } = await aProduct(db, { name: 'Giày chưa dịch' })
    expect((await checkMessages(db)).errors).toEqual([])
    await db.execute(
      sql`update product_translations set summary = 'Một câu.' where product_id = ${productId} and locale = 'en'`,
    )
    expect((await checkMessages(db)).errors).toEqual([{ kind: 'text-missing', of: 'en: Giày chưa dịch' }])
    await db.execute(sql`delete from product_translations where product_id = ${productId} and locale = 'en'`)
    expect((await checkMessages(db)).errors).toEqual([{ kind: 'text-missing', of: 'en: Giày chưa dịch' }])
  })

  test('the storage check leaves no file behind', async () => {
    expect(await checkStorage()).toMatchObject({ errors: [] })
    expect(filesLeft()).toEqual([])
  })

  test('on a full disk the storage check says how little is free, and leaves no half-written file behind', async () => {
    const putting = vi.spyOn(files, 'put').mockImplementation(async (name) => {
      mkdirSync(join(folder, 'files/self-checks'), { recursive: true })
      writeFileSync(join(folder, 'files', name), 'half')
      throw new Error('ENOSPC: no space left on device')
    })
    onTestFinished(() => void putting.mockRestore())
    expect((await checkStorage(Infinity)).errors).toMatchObject([{ kind: 'disk-full' }])
    await expect(checkStorage()).rejects.toThrow('ENOSPC')
    expect(filesLeft()).toEqual([])
  })

  test('the cache check names a process that does not drop a page, and its own page still cached', async ({ db }) => {
    await db.insert(processes).values({
      id: crypto.randomUUID(),
      host: 'may-hai',
      pid: 7,
      version: '0',
      node: '26',
      memory: 1,
      logLevel: 'warn',
    })
    await db.execute(sql`insert into processes (id, host, pid, version, node, memory, log_level, seen_at)
      values (gen_random_uuid(), 'may-cu', 8, '0', '26', 1, 'warn', now() - interval '2 minutes')`)
    const { figure, errors } = await checkCache(db, 50)
    expect(figure).toBe(0)
    expect(errors).toEqual([{ kind: 'cache-kept' }, { kind: 'process-deaf', of: 'may-hai · 7' }])
  })

  test('the payment check reports when no sandbox can be asked', async ({ db }) => {
    expect((await checkPayment(db, 'momo')).errors).toEqual([{ kind: 'sandbox-unknown' }])
  })

  test('the contrast check names a pair of colours that is too pale', async () => {
    expect((await checkContrast()).errors).toEqual([])
    const pale = join(folder, 'pale.css')
    writeFileSync(
      pale,
      readFileSync('src/ui/tokens.css', 'utf8').replace(
        /--muted: light-dark\(oklch\([\d.]+/,
        '--muted: light-dark(oklch(0.8',
      ),
    )
    const { figure, errors } = await checkContrast(pale)
    expect(figure).toBeLessThan(450)
    expect(errors.map(({ of }) => of)).toContain('muted/bg, light')
  })
})

describe('the check of the public pages', () => {
  const asked: string[] = []
  let shop: Server
  test.beforeAll(async () => {
    shop = createServer((request, response) => {
      asked.push(request.url!)
      const status = { '/broken': 500, '/moved': 302, '/gone': 404, '/en': 503 }[request.url!] ?? 200
      response.writeHead(status).end()
    })
    await new Promise<void>((done) => shop.listen(0, '127.0.0.1', done))
  })
  test.afterAll(() => void shop.close())

  test('it fetches the pages in both languages and names those with an unexpected status', async ({ db }) => {
    await aProduct(db, { slug: 'giay-a' })
    registerRoutes(`http://127.0.0.1:${(shop.address() as AddressInfo).port}`, [
      { at: '/', expects: 'page', hasEnglish: true },
      { at: '/broken', expects: 'page', hasEnglish: false },
      { at: '/moved', expects: 'redirect', hasEnglish: false },
      { at: '/gone', expects: 'missing', hasEnglish: false },
      { at: '/product/{product}', expects: 'page', hasEnglish: true },
    ])
    const { figure, errors } = await checkRoutes(db)
    expect(figure).toBe(7)
    expect(asked).toContain('/product/giay-a')
    expect(asked.filter((at) => at.startsWith('/en/product/'))).toHaveLength(1)
    expect(errors).toEqual([
      { kind: 'route', of: '/broken', n: 500 },
      { kind: 'route', of: '/en', n: 503 },
    ])
  })

  test('it names pages that do not answer, and reports when it knows no pages', async ({ db }) => {
    registerRoutes('http://127.0.0.1:1', [{ at: '/', expects: 'page', hasEnglish: false }])
    expect((await checkRoutes(db)).errors).toEqual([{ kind: 'route', of: '/', n: 0 }])
    registerRoutes('', [])
    expect((await checkRoutes(db)).errors).toEqual([{ kind: 'route-unknown' }])
  })
})

describe('stored runs', () => {
  test('the last runs of each check are kept, newest first', async ({ db }) => {
    for (let n = 0; n < maxStoredRuns + 3; n += 1) await runSelfChecks(db, system, ['contrast'])
    await runSelfChecks(db, system, ['clock'])
    const runs = await listSelfCheckRuns(db, 100)
    expect(runs.map(({ name }) => name)).toEqual(['clock', ...Array(maxStoredRuns).fill('contrast')])
    expect(runs.map(({ id }) => id)).toEqual(runs.map(({ id }) => id).sort((a, b) => b - a))
  })
})
