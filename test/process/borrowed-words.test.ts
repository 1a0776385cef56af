// @module-tag turn-3
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rowsOf, type Db } from '#platform/postgres/db.server.ts'
import { emailOf, addTestUsers, password } from './test-users.ts'
import { fillCart, order, placedId, totalOf } from './buyer.ts'
import { freshShop, type ClosedShop } from './fresh-shop.ts'
import { setStock } from './goods.ts'
import { langsOf } from './marked-in.ts'
import type { Shop } from './server.ts'
import { signedIn } from './sign-in.ts'
import { visitor } from './visitor.ts'

const colour = 'Xanh rêu nhạt'
const origin = 'Làm tại Hà Nội'
const name = 'Giày trượt Gió Mùa'
let closed: ClosedShop
let shop: Shop
type Pair = { id: string; colour: string }
let pair: Pair
let named: Pair
beforeAll(async () => {
  closed = await freshShop('PostgreSQL')
  pair = await closed.look(async (db) => {
    await addTestUsers(db)
    await db.execute(
      sql`update product_option_values set label = ${JSON.stringify({ vi: colour, en: '' })}::jsonb where key = 'colour'`,
    )
    await db.execute(sql`update products set origin = ${JSON.stringify({ vi: origin, en: '' })}::jsonb`)
    const found = await pairOf(db, 'luot-aria-75')
    await setStock(db, found.id, 3)
    named = await pairOf(db, 'luot-en-55')
    await setStock(db, named.id, 3)
    await db.execute(
      sql`update product_translations w set name = ${name} from product_translations v where v.product_id = w.product_id and v.slug = 'luot-en-55'`,
    )
    return found
  })
  shop = await closed.start({ LOG_LEVEL: 'silent' })
})
afterAll(async () => {
  await shop?.stop()
  await closed?.clear()
})

const pairOf = async (db: Db, slug: string) =>
  (
    await rowsOf<Pair>(
      db,
      sql`select v.id, v.options ->> 'colour' as colour from variants v
        join product_translations w on w.product_id = v.product_id and w.locale = 'vi'
        where w.slug = ${slug} and v.archived_at is null limit 1`,
    )
  )[0]!

/** A visitor with more of a pair in the cart than there is in stock, so that the page says so. */
async function buyer(quantity = 1, variantId = pair.id) {
  const who = visitor(shop.url)
  await fillCart(who, [{ variantId, quantity }])
  return who
}

describe('a Vietnamese colour name on English pages is marked as Vietnamese', () => {
  test.for<[string, () => Promise<string>, number]>([
    ['on cards and in filters', () => page('/en/shop/category/figure'), 3],
    ['in the chip of a filter', () => page(`/en/shop/category/figure?colour=${pair.colour}`), 4],
    ['on the page of the product', () => page('/en/product/luot-aria-75'), 1],
    ['in the cart', async () => (await (await buyer()).get('/en/cart')).text, 1],
    ['in the sentence that there are fewer', async () => (await (await buyer(9)).get('/en/cart')).text, 2],
    [
      'at checkout, in the summary and before the button',
      async () => (await (await buyer()).get('/en/checkout')).text,
      2,
    ],
    ['among the choices of an order', () => ordered(), 1],
  ])('%s', async ([, open, least]) => {
    const langs = langsOf(await open(), colour)
    expect(langs.length).toBeGreaterThanOrEqual(least)
    expect([...new Set(langs)]).toEqual(['vi'])
  })

  test('in the data for the cart drawer', async () => {
    const lines = [{ variantId: pair.id, quantity: 1 }]
    const { text } = await visitor(shop.url).postJson('/en/api/cart', { lines })
    expect(JSON.parse(text)).toMatchObject({ lines: [{ lent: [colour] }] })
  })

  test('the place of manufacture is marked in a comparison', async () => {
    expect(langsOf(await page('/en/compare?p=luot-aria-75,luot-en-55'), origin)).toEqual(['vi', 'vi'])
  })

  test('Vietnamese pages mark nothing', async () => {
    expect([...new Set(langsOf(await page('/shop/category/figure'), colour))]).toEqual(['vi'])
    expect(await page('/shop/category/figure')).not.toContain(`<span lang=`)
  })
})

describe('a Vietnamese product name on English pages is marked as Vietnamese', () => {
  const inside = async (path: string) => (await (await buyer(1, named.id)).get(path)).text
  test.for<[string, () => Promise<string>, number]>([
    ['on its card', () => page('/en/shop/category/figure'), 1],
    ['in the heading of its page, and on the way there', () => page('/en/product/luot-en-55'), 2],
    ['in what search finds', () => page('/en/search?q=gio+mua'), 1],
    ['in the head of a comparison', () => page('/en/compare?p=luot-aria-75,luot-en-55'), 1],
    ['above its questions', () => page('/en/product/luot-en-55/questions'), 1],
    ['in the cart', () => inside('/en/cart'), 1],
    ['at checkout, in the summary and before the button', () => inside('/en/checkout'), 1],
    ['in an order', () => ordered(named.id), 1],
  ])('%s', async ([, open, least]) => {
    // The title of the page names it too; HTML has no language for parts of a title.
    const langs = langsOf(await open(), name)
    expect(langs.filter((lang) => lang === 'vi').length).toBeGreaterThanOrEqual(least)
  })

  test('in the admin lists', async () => {
    const admin = await signedIn(shop.url, { email: emailOf('admin'), password })
    admin.cookies.set('luot_lang', 'en')
    for (const list of ['products', 'inventory']) {
      const langs = langsOf((await admin.get(`/admin/${list}?q=gio+mua`)).text, name)
      expect(langs, list).toContain('vi')
    }
  })

  test('the shop’s own brand names are not marked', async () => {
    expect([...new Set(langsOf(await page('/en/product/luot-aria-75'), 'Lướt Aria 75'))]).toEqual(['en'])
  })
})

const page = async (path: string) => (await visitor(shop.url).get(path)).text

async function ordered(variantId?: string) {
  const who = await buyer(1, variantId)
  const id = placedId(await who.postForm('/checkout', order({ seenTotal: await totalOf(who) })))
  return (await who.get(`/en/orders/${id}`)).text
}
