import { sql } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { aProduct, openSmallShop } from '#test/small-shop.ts'
import { test } from '#test/with-db.ts'
import { findSharedWishlist } from './find-shared-wishlist.ts'
import { shareWishlist } from './share-wishlist.ts'
import { sharedWishlists } from './schema.ts'

const stranger = '00000000-0000-4000-8000-000000000000'

describe('a shared wishlist', () => {
  test('a shared wishlist keeps its order, each product once, without unknown products', async ({ db }) => {
    await openSmallShop(db)
    const [one, two] = [await aProduct(db), await aProduct(db)]
    const code = await shareWishlist(db, {
      productIds: [two.productId, stranger, one.productId, two.productId],
      name: 'Lan',
    })
    expect(await findSharedWishlist(db, code)).toMatchObject({
      name: 'Lan',
      productIds: [two.productId, one.productId],
    })
  })

  test('a wishlist shared twice has one link; another list or name has another', async ({ db }) => {
    await openSmallShop(db)
    const [one, two] = [await aProduct(db), await aProduct(db)]
    const share = (productIds: string[], name: string | null = null) => shareWishlist(db, { productIds, name })
    const code = await share([one.productId])
    expect(await share([one.productId])).toBe(code)
    expect(new Set([code, await share([two.productId]), await share([one.productId], 'Lan')]).size).toBe(3)
    expect(await db.$count(sharedWishlists)).toBe(3)
  })

  test('a wishlist with nothing on sale cannot be shared', async ({ db }) => {
    await openSmallShop(db)
    const { productId } = await aProduct(db)
    await db.execute(sql`update products set status = 'archived' where id = ${productId}`)
    await expect(shareWishlist(db, { productIds: [productId], name: null })).rejects.toMatchObject({
      code: 'nothing-to-share',
    })
    expect(await findSharedWishlist(db, 'no-such-code')).toBeUndefined()
  })
})
