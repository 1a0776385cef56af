import { eq, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { products } from '#shop/catalogue/schema.ts'
import { aUser } from '#test/a-person.ts'
import { aProduct, openSmallShop } from '#test/small-shop.ts'
import { test } from '#test/with-db.ts'
import { addToWishlist } from './add-to-wishlist.ts'
import { changeWishlist } from './change-wishlist.ts'
import { listWishlist } from './list-wishlist.ts'
import { maxWishlistItems } from './max-wishlist-items.ts'
import { mergeWishlist } from './merge-wishlist.ts'
import { wishlistItems } from './schema.ts'

test('a heart that is refused takes no other change of the person with it', async ({ db }) => {
  await openSmallShop(db)
  const [withdrawn, wanted, unwanted] = [await aProduct(db), await aProduct(db), await aProduct(db)]
  const { id: userId } = await aUser(db)
  await addToWishlist(db, userId, unwanted.productId)
  await db.execute(sql`update products set status = 'archived' where id = ${withdrawn.productId}`)
  const { added, refusal } = await changeWishlist(db, userId, [
    { id: withdrawn.productId, isWished: true },
    { id: wanted.productId, isWished: true },
    { id: unwanted.productId, isWished: false },
  ])
  expect({ added, why: refusal?.code }).toEqual({ added: [wanted.productId], why: 'wish-unknown' })
  expect((await listWishlist(db, userId, 'vi')).map(({ id }) => id)).toEqual([wanted.productId])
})

test('a visitor’s heart finds the last place of a list, though another one was saved before', async ({ db }) => {
  await openSmallShop(db)
  const [saved, wanted] = [await aProduct(db), await aProduct(db)]
  const { id: userId } = await aUser(db)
  const [product] = await db.select().from(products).where(eq(products.id, saved.productId))
  const others = Array.from({ length: maxWishlistItems - 2 }, () => ({ ...product!, id: crypto.randomUUID() }))
  await db.insert(products).values(others)
  await db.insert(wishlistItems).values([product!, ...others].map(({ id: productId }) => ({ userId, productId })))
  expect(await mergeWishlist(db, userId, [saved.productId, wanted.productId])).toEqual([wanted.productId])
})
