// @module-tag turn-3
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rowsOf } from '#platform/postgres/db.server.ts'
import { changeSlug } from '#shop/catalogue/products/change-slug.ts'
import { products } from '#shop/catalogue/schema.ts'
import { freshShop, type ClosedShop } from './fresh-shop.ts'
import { plainBrowser } from './plain-browser.ts'
import type { Shop } from './server.ts'

let closed: ClosedShop
let shop: Shop
beforeAll(async () => {
  closed = await freshShop('PostgreSQL')
  shop = await closed.start()
})
afterAll(async () => {
  await shop.stop()
  await closed.clear()
})

test.for([
  ['/admin-login', '/auth?mode=admin'],
  ['/login', '/auth'],
  ['/register', '/auth/signup'],
  ['/auth/login', '/auth'],
  ['/auth/register', '/auth/signup'],
  ['/orders', '/auth?next=/my-orders'],
])('%s leads to %s in both languages', async ([from, to]) => {
  for (const prefix of ['', '/en']) {
    const guest = plainBrowser(shop.url)
    await guest.open(prefix + from)
    expect(decodeURIComponent(guest.at())).toBe(to)
  }
})

test('an unknown address offers the product whose name it contains', async () => {
  const guest = plainBrowser(shop.url, 'en')
  expect(await guest.open('/en/old-shop/luot-aria-75.html')).toBe(404)
  expect(guest.reads()).toContain(guest.t('error_not_found_products'))
  expect(guest.links(/\/product\/luot-aria-75$/)).not.toEqual([])
})

test.for(['/product/khong-co', '/shop/category/balloons', '/shop/brand/other', '/shop/accessories/rockets'])(
  '%s is answered with the shop’s not-found page',
  async (path) => {
    const guest = plainBrowser(shop.url)
    expect(await guest.open(path)).toBe(404)
    expect(guest.reads()).toContain(guest.t('error_not_found_title'))
    expect(guest.html()).toContain(guest.t('layout_crumb_home'))
  },
)

test('an earlier product address redirects for good, and an archived product is answered as gone', async () => {
  const slug = 'luot-nhip-55'
  const id = await closed.look(async (db) => {
    const [row] = await rowsOf<{ id: string }>(
      db,
      sql`select product_id as id from product_translations where slug = ${slug} limit 1`,
    )
    await changeSlug(db, { productId: row!.id, locale: 'vi', slug: 'nhip-moi' })
    return row!.id
  })
  const guest = plainBrowser(shop.url)
  // A response about a former address is cached only for a moment.
  await expect
    .poll(async () => (await guest.open(`/product/${slug}?size=240`), guest.at()))
    .toBe('/product/nhip-moi?size=240')
  await guest.open(`/product/${id}`)
  expect(guest.at()).toBe('/product/nhip-moi')
  const name = /<h1[^>]*>([^<]+)/.exec(guest.html())![1]!

  await closed.look((db) => db.update(products).set({ status: 'archived' }).where(eq(products.id, id)))
  expect(await guest.open('/product/nhip-moi?size=245')).toBe(410)
  expect(guest.reads()).toContain(guest.t('product_withdrawn_title', { name }))
  expect(guest.html()).toContain('<article')
})
