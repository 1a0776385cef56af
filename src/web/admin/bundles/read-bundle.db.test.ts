import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { locales } from '#kit/localized.ts'
import { changeSlug } from '#shop/catalogue/products/change-slug.ts'
import { products } from '#shop/catalogue/schema.ts'
import { readyBundle } from '#shop/settings/ready-bundles.ts'
import { aProduct, openSmallShop } from '#test/small-shop.ts'
import { test } from '#test/with-db.ts'
import { listPartChoices } from './read-bundle.server.ts'

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
