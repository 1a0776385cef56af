// @module-tag turn-1
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rowsOf } from '#platform/postgres/db.server.ts'
import { emit } from '#platform/jobs/outbox.server.ts'
import { productChanged } from '#shop/catalogue/events.ts'
import { ask } from './ask.ts'
import { freshShop, type ClosedShop } from './fresh-shop.ts'
import type { Shop } from './server.ts'
import { silentProxy } from './silent-proxy.ts'

let closed: ClosedShop
let shop: Shop
let proxy: Awaited<ReturnType<typeof silentProxy>>
beforeAll(async () => {
  closed = await freshShop('PostgreSQL')
  const url = new URL(closed.settings.DATABASE_URL!)
  proxy = await silentProxy({ host: url.hostname, port: Number(url.port || 5432) })
  Object.assign(url, { hostname: '127.0.0.1', port: String(proxy.port) })
  shop = await closed.start({ DATABASE_URL: url.href, LOG_LEVEL: 'silent' })
})
afterAll(async () => {
  await shop.stop()
  await proxy.close()
  await closed.clear()
})

const status = async (path: string) => (await ask(shop.url, path)).status

describe('a process whose database notifications stopped', () => {
  test('it notices, is not ready meanwhile, and shows a change within half a minute', async () => {
    const [product] = await closed.look((db) =>
      rowsOf<{ id: string; slug: string; name: string }>(
        db,
        sql`select p.id, w.slug, w.name from products p join product_translations w on w.product_id = p.id and w.locale = 'vi' where p.status = 'active' limit 1`,
      ),
    )
    const page = async () => (await ask(shop.url, `/product/${product!.slug}`)).text
    expect(await page()).toContain(product!.name)
    expect(await status('/readyz')).toBe(200)

    expect(proxy.silenceListeners()).toBeGreaterThan(2)
    const name = 'Tên Mới Sau Khi Điếc'
    await closed.look(async (db) => {
      await db.execute(sql`update product_translations set name = ${name} where product_id = ${product!.id}`)
      await emit(db, productChanged(product!.id))
    })
    const carried = () => closed.look((db) => rowsOf(db, sql`select id from outbox where handled_at is null`))
    await expect.poll(carried).toEqual([])
    // This process got no notification, so it shows its cached page.
    expect(await page()).not.toContain(name)

    const began = performance.now()
    const heard: number[] = []
    await expect
      .poll(async () => (heard.push(await status('/readyz')), await page()), { interval: 100 })
      .toContain(name)
    expect(performance.now() - began).toBeLessThan(30_000)
    await expect.poll(() => status('/readyz')).toBe(200)
  })
})
