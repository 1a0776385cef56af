import { expect } from 'vitest'
import { useStore, type Store } from '#platform/postgres/db.server.ts'
import { setStatus } from '#shop/catalogue/products/set-status.ts'
import { system } from '#shop/identity/actor.ts'
import { aUser } from '#test/a-person.ts'
import { aReview } from '#test/a-review.ts'
import { aProduct, openSmallShop } from '#test/small-shop.ts'
import { test } from '#test/with-db.ts'
import { findProductToReview } from './find-product-by-slug.server.ts'

test('the page of one’s own review of a withdrawn product stays open to its writer, and to nobody once it is a draft', async ({
  db,
  store,
}) => {
  useStore({ ...store, db } as Store)
  await openSmallShop(db)
  const { productId } = await aProduct(db)
  const [lan, minh] = [await aUser(db), await aUser(db)]
  await aReview(db, { productId, userId: lan.id })
  const openedBy = (userId: string) => {
    const sent = new Request(`http://localhost/product/${productId}/review`, { method: 'POST' })
    return findProductToReview(sent, productId, userId).catch((answer: unknown) => answer)
  }
  await setStatus(db, system, { productId, to: 'archived' })
  expect(await openedBy(lan.id)).toMatchObject({ id: productId })
  expect(await openedBy(minh.id)).toMatchObject({ init: { status: 404 } })
  await setStatus(db, system, { productId, to: 'draft' })
  expect(await openedBy(lan.id)).toMatchObject({ init: { status: 404 } })
})
