import { describe, expect } from 'vitest'
import type { Db } from '#platform/postgres/db.server.ts'
import { listCodes } from '#shop/cart/codes.ts'
import { mergeCarts } from '#shop/cart/merge-carts.ts'
import { findCartIdOf } from '#shop/cart/queries.ts'
import { addUser } from '#shop/identity/accounts/add-user.ts'
import { system } from '#shop/identity/actor.ts'
import { listSecurityEvents } from '#shop/security/list-security-events.ts'
import { aPromotion } from '#test/a-promotion.ts'
import { aCart, aProduct, openSmallShop } from '#test/small-shop.ts'
import { test } from '#test/with-db.ts'
import { addCodeToCart, type CodeRequest } from './add-code-to-cart.ts'

const refused = (code: string) => expect.objectContaining({ code })
const from = (cartId: string, typed: unknown, changes: Partial<CodeRequest> = {}): CodeRequest => ({
  cartId,
  typed,
  contact: {},
  locale: 'vi',
  ip: '203.0.113.7',
  userAgent: null,
  ...changes,
})
const aPair = async (db: Db) =>
  aCart(db, [{ variantId: (await aProduct(db, { price: 400_000 })).variantId, quantity: 1 }])
const guess = (db: Db, cart: string, typed: unknown) =>
  addCodeToCart(db, from(cart, typed)).catch((error) => error.code)

describe('adding a coupon code to the cart', () => {
  test.beforeEach(({ db }) => openSmallShop(db))

  test('a valid code is kept with the cart, however it is typed', async ({ db }) => {
    await aPromotion(db, { code: 'BANG10' })
    const cart = await aPair(db)
    await addCodeToCart(db, from(cart, ' băng-10 '))
    expect(await listCodes(db, cart)).toEqual(['BANG10'])
  })

  test('a valid code whose minimum the cart does not reach is kept too', async ({ db }) => {
    await aPromotion(db, { code: 'LON', minSubtotal: 900_000 })
    const cart = await aPair(db)
    await addCodeToCart(db, from(cart, 'LON'))
    expect(await listCodes(db, cart)).toEqual(['LON'])
  })

  test('an unknown, an expired and an impossible code get the same answer and are not kept', async ({ db }) => {
    await aPromotion(db, { code: 'CU', endsAt: new Date() })
    const cart = await aPair(db)
    const said = await Promise.all(
      ['CU', 'KHONGCO', "' or 1=1 --", 12].map((typed) =>
        addCodeToCart(db, from(cart, typed)).catch((refusal) => refusal.say('vi')),
      ),
    )
    expect(new Set(said)).toEqual(new Set(['Mã không hợp lệ hoặc đã hết hạn']))
    expect(await listCodes(db, cart)).toEqual([])
  })

  test('guessing is stopped after fifteen tries, even with the right code, and is one security event', async ({
    db,
  }) => {
    await aPromotion(db, { code: 'BANG10' })
    const cart = await aPair(db)
    for (let tries = 0; tries < 15; tries += 1) expect(await guess(db, cart, `DOAN${tries}`)).toBe('unknown')
    expect(await guess(db, cart, 'BANG10')).toBe('too-many-tries')
    expect(await guess(db, cart, 'BANG10')).toBe('too-many-tries')
    expect(await listCodes(db, cart)).toEqual([])
    await addCodeToCart(db, from(cart, 'BANG10', { ip: '198.51.100.1' }))
    const events = (await listSecurityEvents(db)).filter(({ type }) => type === 'coupon-guessing')
    expect(events).toMatchObject([{ severity: 'medium', ip: '203.0.113.7' }])
  })

  test('valid codes do not count as guesses, however many', async ({ db }) => {
    await aPromotion(db, { code: 'BANG10' })
    const cart = await aPair(db)
    for (let tries = 0; tries < 20; tries += 1) await addCodeToCart(db, from(cart, 'BANG10'))
    expect(await listCodes(db, cart)).toEqual(['BANG10'])
  })

  test('a sixth code is refused', async ({ db }) => {
    const cart = await aPair(db)
    for (const code of ['MOT', 'HAI', 'BON', 'NAM', 'SAU']) {
      await aPromotion(db, { code })
      await addCodeToCart(db, from(cart, code))
    }
    await aPromotion(db, { code: 'BAY' })
    await expect(addCodeToCart(db, from(cart, 'BAY'))).rejects.toEqual(refused('too-many-codes'))
  })

  test('signing in keeps the codes of the visitor’s cart', async ({ db }) => {
    await aPromotion(db, { code: 'BANG10' })
    const cart = await aPair(db)
    await addCodeToCart(db, from(cart, 'BANG10'))
    const person = { email: 'lan@example.com', name: 'Lan', password: 'Mot-mat-khau-khac-8!' }
    const userId = await addUser(db, system, { ...person, role: 'user', locale: 'vi' })
    await mergeCarts(db, userId, { cartId: cart })
    expect(await listCodes(db, (await findCartIdOf(db, userId))!)).toEqual(['BANG10'])
  })
})
