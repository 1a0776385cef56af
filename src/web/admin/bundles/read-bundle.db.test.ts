import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { locales } from '#kit/localized.ts'
import { changeSlug } from '#shop/catalogue/products/change-slug.ts'
import { products } from '#shop/catalogue/schema.ts'
import { redirects } from '#shop/content/schema.ts'
import { findSavedAt, findSettings } from '#shop/settings/queries.ts'
import { readyBundle } from '#shop/settings/ready-bundles.ts'
import { saveSettings } from '#shop/settings/save-settings.ts'
import { aProduct, openSmallShop } from '#test/small-shop.ts'
import { test } from '#test/with-db.ts'
import { listPartChoices, readBundle, saveBundles } from './read-bundle.server.ts'

test('staff of both languages find ticked what is in a bundle: an archived product, a new address', async ({ db }) => {
  await openSmallShop(db)
  const { productId: archived } = await aProduct(db, { slug: 'giay-cu', name: 'Giày cũ' })
  await db.update(products).set({ status: 'archived' }).where(eq(products.id, archived))
  const { productId: moved } = await aProduct(db, { slug: 'giay-mot', name: 'Giày mốt' })
  await changeSlug(db, { productId: moved, locale: 'vi', slug: 'giay-moi' })
  const boxes = async (parts: object) => {
    const bundle = readyBundle.parse({ slug: 'bo-thu', kind: 'speed', parts })
    const ofParts = await Promise.all(locales.map((locale) => listPartChoices(db, locale, bundle)))
    return ofParts.map((part) => part.map(({ choices }) => choices.map(({ value }) => value)))
  }
  const skates = [['giay-cu', 'giay-mot'], []]
  expect(await boxes({ skate: ['giay-mot', 'giay-cu', 'da-xoa'] })).toEqual([skates, skates])
  expect(await boxes({})).toEqual([
    [[], []],
    [[], []],
  ])
})

test('a bundle cannot have the address of the editor of new bundles', async () => {
  const form = new FormData()
  form.set('slug', 'new')
  const { rejected } = await readBundle(form, [])
  expect(rejected?.errors.slug).toContain('“new”')
})

test('the former address of a renamed bundle redirects to its new one, in both languages', async ({ db }) => {
  const bundle = readyBundle.parse({ slug: 'bo-cu', kind: 'speed' })
  await saveSettings(db, 'test', { readyBundles: [bundle] })
  const seen = (await findSavedAt(db, ['readyBundles'])).toISOString()
  const bundles = { readyBundles: [{ ...bundle, slug: 'bo-moi' }] }
  await saveBundles(db, 'test', { bundles, seen, from: 'bo-cu', to: 'bo-moi' })
  expect((await findSettings(db)).readyBundles).toMatchObject([{ slug: 'bo-moi' }])
  const { from, to } = redirects
  expect(await db.select({ from, to }).from(redirects).orderBy(from)).toEqual([
    { from: '/bundles/bo-cu', to: '/bundles/bo-moi' },
    { from: '/en/bundles/bo-cu', to: '/en/bundles/bo-moi' },
  ])
})
