// @module-tag turn-2
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { describe, expect, test } from 'vitest'
import { ask } from './ask.ts'
import { aFolder, engines, freshShop } from './fresh-shop.ts'
import { startShop } from './server.ts'

describe('starting and stopping', () => {
  test('the first start on an empty folder opens a demo shop and prints its password once', async () => {
    const settings = { DATA_DIR: aFolder() }
    let shop = await startShop(settings)
    expect(await ask(shop.url, '/')).toMatchObject({ status: 200 })
    const [first, again] = [await shop.stop(), await (shop = await startShop(settings)).stop()]
    const password = /^Password: +(\S+)$/m.exec(first.out)?.[1]
    expect(password).toMatch(/^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)(?=.*[^A-Za-z0-9]).{12,}$/)
    expect(first.out.split(password!)).toHaveLength(2)
    expect(again.out + again.err).not.toMatch(/password|admin@/i)
    rmSync(settings.DATA_DIR, { recursive: true })
  })

  test('SEED=empty makes a shop with an admin and no products, and prints no password that its owner set', async () => {
    const ADMIN_PASSWORD = 'Mot-mat-khau-dai-7'
    const settings = { DATA_DIR: aFolder(), SEED: 'empty', ADMIN_EMAIL: 'chu@luot.example', ADMIN_PASSWORD }
    const shop = await startShop(settings)
    expect(await ask(shop.url, '/')).toMatchObject({ status: 200 })
    const { out, err } = await shop.stop()
    expect(out).toContain('First admin: chu@luot.example\n')
    expect(out + err).not.toContain(ADMIN_PASSWORD)
    const base = await PGlite.create(join(settings.DATA_DIR, 'pglite'))
    const rows = await base.query(
      'select (select count(*)::int from products) products, (select string_agg(email, $1) from users) people',
      [' '],
    )
    await base.close()
    expect(rows.rows).toEqual([{ products: 0, people: 'chu@luot.example' }])
    rmSync(settings.DATA_DIR, { recursive: true })
  })

  test.for(engines)('a start on an existing shop on %s opens it, and a stop leaves no lock', async (engine) => {
    const shop = await freshShop(engine)
    const open = await shop.start()
    expect(await ask(open.url, '/product/luot-aria-75')).toMatchObject({ status: 200 })
    expect(await open.stop()).toMatchObject({ code: 0, err: '' })
    expect(existsSync(join(shop.settings.DATA_DIR!, 'lock'))).toBe(false)
    await shop.clear()
  })

  test('/healthz and /readyz answer anybody, and /metrics only with its token', async () => {
    const closed = await freshShop('PGlite')
    const shop = await closed.start({ METRICS_TOKEN: 'a-token-of-16-signs' })
    for (const path of ['/healthz', '/readyz'])
      expect(await ask(shop.url, path)).toMatchObject({ status: 200, text: 'ok' })
    for (const Authorization of [undefined, 'Bearer wrong', 'Bearer ', 'a-token-of-16-sign']) {
      expect(await ask(shop.url, '/metrics', { headers: { ...(Authorization && { Authorization }) } })).toMatchObject({
        status: 404,
        text: 'not found',
      })
    }
    const told = await ask(shop.url, '/metrics', { headers: { Authorization: 'Bearer a-token-of-16-signs' } })
    expect(told).toMatchObject({ status: 200, text: expect.stringContaining('orders_placed_total') })
    await shop.stop()
    await closed.clear()
  })
})
