import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect } from 'vitest'
import type { Db } from '#platform/postgres/db.server.ts'
import { system } from '#shop/identity/actor.ts'
import { addUser } from '#shop/identity/accounts/add-user.ts'
import { aCart, aProduct, openSmallShop } from '#test/small-shop.ts'
import { test } from '#test/with-db.ts'
import { changeLines } from './change-lines.ts'
import { closeCart } from './close-cart.ts'
import { mergeCarts } from './merge-carts.ts'
import { replaceCart } from './replace-cart.ts'
import { findCartIdOf, isVisitorsCart, listCartLines } from './queries.ts'
import { carts } from './schema.ts'

const aPerson = (db: Db, name: string) =>
  addUser(db, system, {
    email: `${name}@example.com`,
    name,
    password: 'Truot-bang-2026!',
    role: 'user',
    locale: 'vi',
  })

const cartOf = async (db: Db, userId: string) => {
  const cartId = await findCartIdOf(db, userId)
  const lines = cartId ? await listCartLines(db, cartId) : []
  return lines.map(({ variantId, quantity }) => ({ variantId, quantity }))
}

describe('a visitor with a cart signs in', () => {
  let lan: string
  let boot: string
  let guard: string
  beforeEach<{ db: Db }>(async ({ db }) => {
    await openSmallShop(db)
    lan = await aPerson(db, 'lan')
    boot = (await aProduct(db, { stock: 5 })).variantId
    guard = (await aProduct(db, { stock: 50 })).variantId
  })

  test('the customer’s cart and the visitor’s cart are summed, the customer’s lines first', async ({ db }) => {
    await changeLines(db, lan, [{ variantId: boot, quantity: 1 }])
    const cartId = await aCart(db, [
      { variantId: guard, quantity: 2 },
      { variantId: boot, quantity: 2 },
    ])
    expect(await mergeCarts(db, lan, { cartId })).toEqual({ outcome: 'merged', capped: [] })
    expect(await cartOf(db, lan)).toEqual([
      { variantId: boot, quantity: 3 },
      { variantId: guard, quantity: 2 },
    ])
  })

  test('the visitor’s cart is closed by the merge, and a second merge counts nothing twice', async ({ db }) => {
    const cartId = await aCart(db, [{ variantId: guard, quantity: 2 }])
    await mergeCarts(db, lan, { cartId })
    const lines = [{ variantId: guard, quantity: 2 }]
    expect(await mergeCarts(db, lan, { cartId, lines })).toEqual({ outcome: 'already', capped: [] })
    expect(await cartOf(db, lan)).toEqual([{ variantId: guard, quantity: 2 }])
    expect(await listCartLines(db, cartId)).toEqual([])
  })

  test('merged quantities stop at the stock and at the most of one line, and the capped lines are reported', async ({
    db,
  }) => {
    await changeLines(db, lan, [
      { variantId: boot, quantity: 3 },
      { variantId: guard, quantity: 15 },
    ])
    const cartId = await aCart(db, [
      { variantId: boot, quantity: 4 },
      { variantId: guard, quantity: 6 },
    ])
    const { capped } = await mergeCarts(db, lan, { cartId })
    expect(capped).toEqual([
      { key: boot, requested: 7, allowed: 5 },
      { key: guard, requested: 21, allowed: 20 },
    ])
    expect(await cartOf(db, lan)).toEqual([
      { variantId: boot, quantity: 5 },
      { variantId: guard, quantity: 20 },
    ])
  })

  test('a sold-out line keeps one piece, so that the cart can say so; a service has no stock to run out of', async ({
    db,
  }) => {
    const soldOut = (await aProduct(db, { stock: 0 })).variantId
    const service = (await aProduct(db, { stock: null })).variantId
    const cartId = await aCart(db, [
      { variantId: soldOut, quantity: 2 },
      { variantId: service, quantity: 2 },
    ])
    expect((await mergeCarts(db, lan, { cartId })).capped).toEqual([{ key: soldOut, requested: 2, allowed: 1 }])
    expect(await cartOf(db, lan)).toEqual([
      { variantId: soldOut, quantity: 1 },
      { variantId: service, quantity: 2 },
    ])
  })

  test('the lines of the browser replace those of the server', async ({ db }) => {
    const cartId = await aCart(db, [{ variantId: boot, quantity: 1 }])
    await mergeCarts(db, lan, { cartId, lines: [{ variantId: guard, quantity: 1 }] })
    expect(await cartOf(db, lan)).toEqual([{ variantId: guard, quantity: 1 }])
  })

  test('a cart that the browser forgot after 24 hours does not come back', async ({ db }) => {
    const cartId = await aCart(db, [{ variantId: boot, quantity: 1 }])
    await db
      .update(carts)
      .set({ updatedAt: new Date(Date.now() - 24 * 3_600_000 - 1000) })
      .where(eq(carts.id, cartId))
    expect((await mergeCarts(db, lan, { cartId })).outcome).toBe('merged')
    expect(await cartOf(db, lan)).toEqual([])
  })

  test('another customer’s cart, an ordered cart and an unknown cart are not merged', async ({ db }) => {
    const minh = await aPerson(db, 'minh')
    const { cartId: ofMinh } = await changeLines(db, minh, [{ variantId: boot, quantity: 1 }])
    const ordered = await aCart(db, [{ variantId: boot, quantity: 1 }])
    await closeCart(db, ordered)
    for (const cartId of [undefined, crypto.randomUUID(), ofMinh, ordered])
      expect(await mergeCarts(db, lan, { cartId, lines: [{ variantId: boot, quantity: 1 }] })).toEqual({
        outcome: 'unknown',
        capped: [],
      })
    expect(await cartOf(db, lan)).toEqual([])
    expect(await cartOf(db, minh)).toEqual([{ variantId: boot, quantity: 1 }])
  })
})

describe('a customer’s cart', () => {
  beforeEach<{ db: Db }>(({ db }) => openSmallShop(db))

  test('changes from two devices are kept line by line; a quantity of zero removes the line', async ({ db }) => {
    const lan = await aPerson(db, 'lan')
    const [a, b] = [(await aProduct(db)).variantId, (await aProduct(db)).variantId]
    await changeLines(db, lan, [{ variantId: a, quantity: 1 }])
    await changeLines(db, lan, [{ variantId: b, quantity: 2 }])
    await changeLines(db, lan, [{ variantId: a, quantity: 3 }])
    expect(await cartOf(db, lan)).toEqual([
      { variantId: a, quantity: 3 },
      { variantId: b, quantity: 2 },
    ])
    await changeLines(db, lan, [
      { variantId: a, quantity: 0 },
      { variantId: crypto.randomUUID(), quantity: 1 },
    ])
    expect(await cartOf(db, lan)).toEqual([{ variantId: b, quantity: 2 }])
  })

  test('a customer’s cart cannot be read or written by its id', async ({ db }) => {
    const lan = await aPerson(db, 'lan')
    const { variantId } = await aProduct(db)
    const { cartId } = await changeLines(db, lan, [{ variantId, quantity: 1 }])
    expect(await isVisitorsCart(db, cartId)).toBe(false)
    expect((await replaceCart(db, cartId, [])).cartId).not.toBe(cartId)
    expect(await cartOf(db, lan)).toHaveLength(1)
  })

  test('a new cart begins after the old one was ordered; until then the ordered one is found', async ({ db }) => {
    const lan = await aPerson(db, 'lan')
    const { variantId } = await aProduct(db)
    const { cartId } = await changeLines(db, lan, [{ variantId, quantity: 1 }])
    await closeCart(db, cartId)
    expect(await findCartIdOf(db, lan)).toBe(cartId)
    expect(await cartOf(db, lan)).toEqual([])
    const next = await changeLines(db, lan, [{ variantId, quantity: 2 }])
    expect(next.cartId).not.toBe(cartId)
    expect(await findCartIdOf(db, lan)).toBe(next.cartId)
  })
})
