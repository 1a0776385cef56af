import { describe, expect } from 'vitest'
import { closeCart } from '#shop/cart/close-cart.ts'
import { aCart, aProduct, openSmallShop } from '#test/small-shop.ts'
import { test } from '#test/with-db.ts'
import { lacksStock } from './lacks-stock.ts'

describe('the stock check before an order', () => {
  test.beforeEach(({ db }) => openSmallShop(db))

  test('a cart with one short line is found', async ({ db }) => {
    const [plenty, few, never] = [
      await aProduct(db, { stock: 5 }),
      await aProduct(db, { stock: 1 }),
      await aProduct(db, { stock: 'never' }),
    ]
    const isShort = async (...lines: { variantId: string; quantity: number }[]) =>
      lacksStock(db, await aCart(db, lines))
    expect(await isShort({ ...plenty, quantity: 5 }, { ...few, quantity: 1 })).toBe(false)
    expect(await isShort({ ...plenty, quantity: 5 }, { ...few, quantity: 2 })).toBe(true)
    expect(await isShort({ ...never, quantity: 1 })).toBe(true)
  })

  test('a service has no stock to run out of', async ({ db }) => {
    const work = await aProduct(db, { stock: null })
    expect(await lacksStock(db, await aCart(db, [{ ...work, quantity: 3 }]))).toBe(false)
  })

  test('a cart that was already ordered is not refused, so that a repeated order leads to the order', async ({
    db,
  }) => {
    const few = await aProduct(db, { stock: 1 })
    const cart = await aCart(db, [{ ...few, quantity: 2 }])
    await closeCart(db, cart)
    expect(await lacksStock(db, cart)).toBe(false)
  })
})
