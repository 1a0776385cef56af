import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { aUser } from '#test/a-person.ts'
import { aProduct, openSmallShop } from '#test/small-shop.ts'
import { test } from '#test/with-db.ts'
import { addToWishlist } from './add-to-wishlist.ts'
import { changeWishlist } from './change-wishlist.ts'
import { listWishlist } from './list-wishlist.ts'

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
