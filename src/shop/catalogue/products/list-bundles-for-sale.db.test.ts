import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import type { Db } from '#platform/postgres/db.server.ts'
import { saveSettings } from '#shop/settings/save-settings.ts'
import type { ReadyBundle } from '#shop/settings/ready-bundles.ts'
import { aProduct, openSmallShop } from '#test/small-shop.ts'
import { test } from '#test/with-db.ts'
import { products } from '../schema.ts'
import { changeSlug } from './change-slug.ts'
import { listBundlesForSale } from './list-bundles-for-sale.ts'

const aBundle = (kind: ReadyBundle['kind'], isOn = true): ReadyBundle => ({
  slug: 'bo-thu',
  kind,
  isOn,
  name: { vi: 'Bộ thử', en: 'Trial' },
  text: { vi: 'Thử', en: 'Trial' },
  sizes: null,
  parts: { skate: ['giay-a', 'giay-b'], blade: ['luoi'] },
})
const archive = (db: Db, slug: string) =>
  db.update(products).set({ status: 'archived' }).where(eq(products.id, ids[slug]!))
const soldIn = async (db: Db) => (await listBundlesForSale(db)).map(({ sold }) => sold)
let ids: Record<string, string> = {}

describe('ready bundles for sale', () => {
  test.beforeEach(async ({ db }) => {
    await openSmallShop(db)
    ids = {}
    for (const slug of ['giay-a', 'giay-b', 'luoi']) ids[slug] = (await aProduct(db, { slug })).productId
    await saveSettings(db, 'test', { readyBundles: [aBundle('speed')] })
  })

  test('a bundle needs one product for sale for each required part', async ({ db }) => {
    expect(await soldIn(db)).toEqual([{ skate: [ids['giay-a'], ids['giay-b']], blade: [ids.luoi] }])
    await archive(db, 'giay-a')
    expect(await soldIn(db)).toEqual([{ skate: [ids['giay-b']], blade: [ids.luoi] }])
    await archive(db, 'luoi')
    expect(await soldIn(db)).toEqual([])
  })

  test('an optional part that is not sold is left out', async ({ db }) => {
    await saveSettings(db, 'test', { readyBundles: [aBundle('hockey')] })
    await archive(db, 'luoi')
    expect(await soldIn(db)).toEqual([{ skate: [ids['giay-a'], ids['giay-b']] }])
  })

  test('a renamed product stays in its bundle', async ({ db }) => {
    for (const locale of ['vi', 'en'] as const) await changeSlug(db, { productId: ids.luoi!, locale, slug: 'luoi-moi' })
    expect(await soldIn(db)).toMatchObject([{ blade: [ids.luoi] }])
  })

  test('no bundle is for sale while it, or the bundle builder, is switched off', async ({ db }) => {
    await saveSettings(db, 'test', { readyBundles: [aBundle('speed', false)] })
    expect(await soldIn(db)).toEqual([])
    await saveSettings(db, 'test', { readyBundles: [aBundle('speed')], featuresOff: ['set-builder'] })
    expect(await soldIn(db)).toEqual([])
  })
})
