import { describe, expect } from 'vitest'
import type { Db } from '#platform/postgres/db.server.ts'
import { changeSlug } from '#shop/catalogue/products/change-slug.ts'
import { findBySlugs } from '#shop/catalogue/products/find-by-slugs.ts'
import { addDemoProducts } from '#test/demo-shelves.ts'
import { aProduct, openSmallShop } from '#test/small-shop.ts'
import { test } from '#test/with-db.ts'
import { listCardsBySlug } from './list-cards-by-slug.ts'

async function renamed(db: Db) {
  await openSmallShop(db)
  const { productId } = await aProduct(db, { slug: 'luot-cu' })
  for (const locale of ['vi', 'en'] as const) await changeSlug(db, { productId, locale, slug: 'luot-moi' })
  return productId
}
const cardIdsBySlug = async (db: Db, slugs: string[]) =>
  (await listCardsBySlug(db, 'vi', slugs)).map(({ slug: by, card }) => [by, card.id])

describe('a product that articles and home rows name by its slug', () => {
  test('a product is still found by its former slug', async ({ db }) => {
    const productId = await renamed(db)
    expect(await cardIdsBySlug(db, ['luot-cu', 'luot-moi', 'luot-khong-co'])).toEqual([
      ['luot-cu', productId],
      ['luot-moi', productId],
    ])
    expect((await findBySlugs(db, ['luot-cu'])).get('luot-cu')).toBe(productId)
  })

  test('a former slug leads to the product that uses it now', async ({ db }) => {
    await renamed(db)
    const { productId: successor } = await aProduct(db, { slug: 'luot-cu' })
    expect(await cardIdsBySlug(db, ['luot-cu'])).toEqual([['luot-cu', successor]])
    expect((await findBySlugs(db, ['luot-cu'])).get('luot-cu')).toBe(successor)
  })
})

test('the card of a service says whether it can be bought without a pair', async ({ db }) => {
  const slugs = ['luot-aria-75', 'mai-luoi-giay', 'ep-nhiet-dinh-hinh']
  await addDemoProducts(db, slugs)
  const cards = await listCardsBySlug(db, 'vi', slugs)
  expect(cards.map(({ card }) => card.isSoldAlone)).toEqual([true, true, false])
})
