import { describe, expect } from 'vitest'
import { placeOrder } from '#flows/orders/place-order.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import type { CartLineInput } from '#shop/cart/cart-line-input.ts'
import { changeLines } from '#shop/cart/change-lines.ts'
import { bundleMarkOf } from '#shop/cart/make-bundle-mark.ts'
import { listCartLines } from '#shop/cart/queries.ts'
import { replaceCart } from '#shop/cart/replace-cart.ts'
import { guest, system } from '#shop/identity/actor.ts'
import { receiveStock } from '#shop/inventory/moves/receive-stock.ts'
import { aBundle, bundleLines } from '#test/a-bundle.ts'
import { aUser } from '#test/a-person.ts'
import { aPlacement, aProduct, openSmallShop } from '#test/small-shop.ts'
import { test } from '#test/with-db.ts'
import { findReorder } from './find-reorder.server.ts'

async function reordered(db: Db, lines: CartLineInput[], total: number) {
  const { cartId } = await replaceCart(db, undefined, lines)
  const { id } = await placeOrder(db, guest, aPlacement(cartId, total, { payment: 'bank_transfer' }))
  return findReorder(db, id, 'vi')
}

describe('an order that is bought again', () => {
  test.beforeEach(({ db }) => openSmallShop(db))

  test('a buyer hears the name of what the stock allows only in part, and of nothing else', async ({ db }) => {
    const [short, enough] = [await aProduct(db, { name: 'Bọc lưỡi' }), await aProduct(db, { name: 'Dây giày' })]
    const lines = [
      { variantId: short.variantId, quantity: 3 },
      { variantId: enough.variantId, quantity: 1 },
    ]
    const { items, missing } = await reordered(db, lines, 2_000_000)
    expect(items.map(({ name, quantity }) => [name, quantity])).toEqual([
      ['Bọc lưỡi', 2],
      ['Dây giày', 1],
    ])
    expect(missing).toEqual(['Bọc lưỡi'])
  })

  test('two sets of the same goods stay apart if their work differs, and are one set twice if it does not', async ({
    db,
  }) => {
    const ids = await aBundle(db)
    const parts = [ids.boot, ids.blade]
    await receiveStock(
      db,
      system,
      parts.map((variantId) => ({ variantId, quantity: 9 })),
    )
    const { variantId: sharpening } = await aProduct(db, { price: 150_000, stock: null })
    const first = bundleLines(ids, ids.blade, { mark: bundleMarkOf(['first']) })
    const otherWork = bundleLines({ ...ids, sharpening }, ids.blade, { mark: bundleMarkOf(['second']) })
    const apart = await reordered(db, [...first, ...otherWork], 12_255_000)
    expect(new Set(apart.items.map(({ id }) => id)).size).toBe(4)
    expect(apart.items.map(({ quantity }) => quantity)).toEqual([1, 1, 1, 1])
    const sameWork = bundleLines(ids, ids.blade, { mark: bundleMarkOf(['third']) })
    const twice = await reordered(db, [...first, ...sameWork], 12_255_000)
    expect(twice.items.map(({ quantity }) => quantity)).toEqual([2, 2])
    expect([...apart.missing, ...twice.missing]).toEqual([])
  })

  test('a change that names one line twice is no error: the later one counts', async ({ db }) => {
    const { variantId } = await aProduct(db)
    const { id: userId } = await aUser(db)
    const line = (quantity: number) => ({ variantId, quantity })
    const { cartId } = await changeLines(db, userId, [line(2), line(3)])
    expect(await listCartLines(db, cartId)).toMatchObject([{ variantId, quantity: 3 }])
  })
})
