import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect } from 'vitest'
import type { Db } from '#platform/postgres/db.server.ts'
import { aUser } from '#test/a-person.ts'
import { aCart, aProduct, openSmallShop } from '#test/small-shop.ts'
import { test } from '#test/with-db.ts'
import { closeCart } from './close-cart.ts'
import { addCode } from './codes.ts'
import { mergeCarts } from './merge-carts.ts'
import { replaceCart } from './replace-cart.ts'
import { findCartIdOf, isVisitorsCart, listCartLines } from './queries.ts'
import { carts } from './schema.ts'

const hour = 3_600_000

describe('a visitor’s cart lives 24 hours from its last change, on the server as in the browser', () => {
  let boot: string
  let cartId: string
  beforeEach<{ db: Db }>(async ({ db }) => {
    await openSmallShop(db)
    boot = (await aProduct(db, { stock: 5 })).variantId
    cartId = await aCart(db, [{ variantId: boot, quantity: 1 }])
  })
  const age = (db: Db, hours: number) =>
    db
      .update(carts)
      .set({ updatedAt: new Date(Date.now() - hours * hour) })
      .where(eq(carts.id, cartId))

  test('the cookie opens the cart after 23 hours and not after 25', async ({ db }) => {
    await age(db, 23)
    expect(await isVisitorsCart(db, cartId)).toBe(true)
    await age(db, 25)
    expect(await isVisitorsCart(db, cartId)).toBe(false)
  })

  test('an ordered cart is still found after a day, so that an order sent twice stays one', async ({ db }) => {
    await closeCart(db, cartId)
    await age(db, 25)
    expect(await isVisitorsCart(db, cartId)).toBe(true)
  })

  test('saving a cart unchanged does not renew its day, changing it does', async ({ db }) => {
    await age(db, 23)
    const updatedAt = async () => (await db.select().from(carts).where(eq(carts.id, cartId)))[0]!.updatedAt.getTime()
    const before = await updatedAt()
    await replaceCart(db, cartId, [{ variantId: boot, quantity: 1 }])
    expect(await updatedAt()).toBe(before)
    await replaceCart(db, cartId, [{ variantId: boot, quantity: 2 }])
    expect(await updatedAt()).toBeGreaterThan(before + 22 * hour)
  })

  test('a change after the day goes into a new cart, without the codes of the old one', async ({ db }) => {
    await addCode(db, cartId, 'CHAO10')
    await age(db, 25)
    const replaced = await replaceCart(db, cartId, [{ variantId: boot, quantity: 1 }])
    expect(replaced.cartId).not.toBe(cartId)
    expect(replaced.codes).toEqual([])
  })

  test('the next customer on the same computer gets neither the lines nor the codes', async ({ db }) => {
    const lan = await aUser(db, { email: 'lan@example.com' })
    await addCode(db, cartId, 'CHAO10')
    await age(db, 25)
    await mergeCarts(db, lan.id, { cartId })
    expect(await findCartIdOf(db, lan.id).then((id) => (id ? listCartLines(db, id) : []))).toEqual([])
    const [own] = await db.select().from(carts).where(eq(carts.userId, lan.id))
    expect(own?.closedAt ? [] : (own?.codes ?? [])).toEqual([])
  })

  test('a fresh browser cart is merged without the codes of the expired server cart', async ({ db }) => {
    const lan = await aUser(db, { email: 'lan@example.com' })
    await addCode(db, cartId, 'CHAO10')
    await age(db, 25)
    await mergeCarts(db, lan.id, { cartId, lines: [{ variantId: boot, quantity: 2 }] })
    const own = await findCartIdOf(db, lan.id)
    expect(await listCartLines(db, own!)).toMatchObject([{ variantId: boot, quantity: 2 }])
    expect((await db.select().from(carts).where(eq(carts.id, own!)))[0]!.codes).toEqual([])
  })
})
