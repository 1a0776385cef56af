import { RouterContextProvider } from 'react-router'
import { beforeEach, describe, expect } from 'vitest'
import { placeOrder } from '#flows/orders/place-order.ts'
import { useStore, type Db, type Store } from '#platform/postgres/db.server.ts'
import { addCode } from '#shop/cart/codes.ts'
import { guest } from '#shop/identity/actor.ts'
import { orders } from '#shop/orders/schema.ts'
import { readerContext } from '#web/shell/access/reader-guard.server.ts'
import { cartCookie } from '#web/shell/session/cart-cookie.server.ts'
import { aPromotion } from '#test/a-promotion.ts'
import { aCart, aPlacement, aProduct, openSmallShop } from '#test/small-shop.ts'
import { test } from '#test/with-db.ts'
import { m } from '#words/messages.js'
import { action } from './checkout-page.tsx'
import { action as quoteFor, loader as quote } from './delivery-route.ts'
import type { CheckoutView } from './view-checkout.server.ts'

const price = 400_000
const fee = 25_000
const off = price / 10
const address = '/api/delivery?method=standard&province=01&ward=00004'

let variantId: string
beforeEach<{ db: Db; store: Store }>(async ({ db, store }) => {
  useStore({ ...store, db } as Store)
  await openSmallShop(db)
  ;({ variantId } = await aProduct(db, { price, stock: 9 }))
  await aPromotion(db, { code: 'LAN10', maxPerPerson: 1 })
})

const newCart = (db: Db) => aCart(db, [{ variantId, quantity: 1 }])

/** What a route is called with for the browser that has this cart. */
function asked(cartId: string, path: string, sent?: Record<string, string>) {
  const request = new Request(`http://localhost${path}`, {
    headers: { cookie: cartCookie(cartId).split(';')[0]! },
    ...(sent && { method: 'POST', body: new URLSearchParams(sent) }),
  })
  const context = new RouterContextProvider()
  context.set(readerContext, undefined)
  return { request, context, params: {} }
}

/** What Lan sends with the button of the order. */
const typed = (changes: Record<string, string>) => ({
  intent: 'place',
  key: crypto.randomUUID(),
  phone: '0901 234 567',
  name: 'Nguyễn Thị Lan',
  method: 'standard',
  province: '01',
  ward: '00004',
  street: '12 Phan Đình Phùng',
  payment: 'cod',
  seenTotal: String(price + fee),
  ...changes,
})

type Answer = { data: { again?: object; coupon?: object; view: CheckoutView }; init: { status: number } }
const press = async (cartId: string, changes: Record<string, string> = {}) =>
  (await action(asked(cartId, '/checkout', typed(changes)) as unknown as Parameters<typeof action>[0])) as
    | Answer
    | Response

describe('a buyer who presses the order button with a code that was not applied', () => {
  test('is told that the code was applied, what the order costs now, and orders by pressing again', async ({ db }) => {
    const cartId = await newCart(db)
    const answer = (await press(cartId, { coupon: 'lan10' })) as Answer
    expect(answer.init.status).toBe(200)
    expect(answer.data.again).toEqual({ applied: price - off + fee })
    expect(await db.$count(orders)).toBe(0)
    const placed = (await press(cartId, { seenTotal: String(answer.data.view.total), coupon: '' })) as Response
    expect(placed.status).toBe(302)
    expect(await db.select({ total: orders.total }).from(orders)).toEqual([{ total: price - off + fee }])
  })

  test('is told why a code is refused, and that nothing was ordered', async ({ db }) => {
    const answer = (await press(await newCart(db), { coupon: 'NOSUCH' })) as Answer
    expect(answer.data.again).toEqual({ refusal: m.promotion_refused_unknown(), isCode: true })
    expect(answer.init.status).toBe(422)
    await lansFirstOrder(db)
    const used = (await press(await newCart(db), { coupon: 'LAN10' })) as Answer
    expect(used.data.again).toEqual({ refusal: m.promotion_refused_used_by_you({ code: 'LAN10' }), isCode: true })
  })

  test('reads no such notice for a button of the code itself', async ({ db }) => {
    const answer = (await press(await newCart(db), { intent: 'coupon', coupon: 'LAN10' })) as Answer
    expect(answer.data).toMatchObject({ again: undefined, coupon: { typed: '' } })
  })
})

/** Lan's order with the code, which she may use once. */
async function lansFirstOrder(db: Db) {
  const cartId = await newCart(db)
  await addCode(db, cartId, 'LAN10')
  await placeOrder(db, guest, aPlacement(cartId, price - off + fee))
}

test('a guest who has used up a code sees no discount by it when the ward is changed, once the phone is typed', async ({
  db,
}) => {
  await lansFirstOrder(db)
  const cartId = await newCart(db)
  await addCode(db, cartId, 'LAN10')
  const unnamed = await quote(asked(cartId, address) as unknown as Parameters<typeof quote>[0])
  expect(unnamed.data.total).toBe(price - off + fee)
  const sent = { intent: 'look', phone: '0901 234 567' }
  const { data } = await quoteFor(asked(cartId, address, sent) as unknown as Parameters<typeof quoteFor>[0])
  expect(data.promotions.coupons).toMatchObject([{ code: 'LAN10', state: 'refused' }])
  expect(data.total).toBe(price + fee)
})
