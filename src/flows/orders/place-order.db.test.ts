import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import type { Db } from '#platform/postgres/db.server.ts'
import { outbox } from '#platform/jobs/outbox-schema.server.ts'
import { guest, system } from '#shop/identity/actor.ts'
import { availableOf, listMoves } from '#shop/inventory/queries.ts'
import { findOrder } from '#shop/orders/queries.ts'
import { orders } from '#shop/orders/schema.ts'
import { findPayment } from '#shop/payments/queries.ts'
import { products, variants } from '#shop/catalogue/schema.ts'
import { findSettings } from '#shop/settings/queries.ts'
import { aCart, aPlacement, aProduct, openSmallShop } from '#test/small-shop.ts'
import { test } from '#test/with-db.ts'
import { cancelOrder } from './cancel-order.ts'
import { confirmOrder } from './confirm-order.ts'
import { packOrder } from '../shipments/pack-order.ts'
import { placeOrder } from './place-order.ts'
import { shipOrder } from '../shipments/ship-order.ts'

const refused = (code: string) => expect.objectContaining({ code })
const countOrders = async (db: Db) => (await db.select().from(orders)).length

describe('placing an order', () => {
  test.beforeEach(({ db }) => openSmallShop(db))

  test('a cart becomes an order with lines, address, payment, reserved stock and one event', async ({ db }) => {
    const { variantId } = await aProduct(db, { price: 400_000, stock: 5 })
    const cart = await aCart(db, [{ variantId, quantity: 2 }])
    const { id } = await placeOrder(db, guest, aPlacement(cart, 825_000))
    const order = (await findOrder(db, id))!
    expect(order).toMatchObject({
      state: 'placed',
      subtotal: 800_000,
      shippingFee: 25_000,
      total: 825_000,
      name: 'Nguyễn Thị Lan',
    })
    expect(order.code).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/)
    expect(id.slice(-8)).toBe(order.code)
    expect(order.lines).toMatchObject([
      { quantity: 2, unitPrice: 400_000, total: 800_000, vatClass: 'goods', vatRate: 8, vat: 59_259 },
    ])
    expect(order.address).toMatchObject({ wardName: 'Phường Ba Đình', unitsVersion: '2026-07-25' })
    expect(await findPayment(db, id)).toMatchObject({ method: 'cod', state: 'due', amount: 825_000 })
    expect((await availableOf(db, [variantId])).get(variantId)).toBe(3)
    expect((await listMoves(db, variantId))[0]).toMatchObject({
      cause: 'reserved',
      reservedChange: 2,
      onHandChange: 0,
      orderId: id,
    })
    expect(await db.select().from(outbox).where(eq(outbox.name, 'order.placed'))).toHaveLength(1)
  })

  test('delivery is free from a million đồng, and an island has a higher fee', async ({ db }) => {
    const { variantId } = await aProduct(db, { price: 1_000_000 })
    const cart = await aCart(db, [{ variantId, quantity: 1 }])
    expect(await placeOrder(db, guest, aPlacement(cart, 1_000_000))).toMatchObject({ shippingFee: 0 })
    const cheap = await aProduct(db, { price: 100_000 })
    const toCoTo = aPlacement(await aCart(db, [{ variantId: cheap.variantId, quantity: 1 }]), 150_000, {
      place: { provinceCode: '22', wardKind: 'dac_khu' },
    })
    expect(await placeOrder(db, guest, toCoTo)).toMatchObject({ shippingFee: 50_000 })
  })

  test('the same placement key sent twice returns the same order', async ({ db }) => {
    const { variantId } = await aProduct(db)
    const placement = aPlacement(await aCart(db, [{ variantId, quantity: 1 }]), 525_000)
    const one = await placeOrder(db, guest, placement)
    const two = await placeOrder(db, guest, placement)
    expect(two.id).toBe(one.id)
    expect(await countOrders(db)).toBe(1)
  })

  test.for([
    ['another cart', {}, true],
    ['the cart of somebody who signed in since', { userId: 'u-2' }, false],
    ['another address', { contact: { name: 'Kẻ Tò Mò', phone: '+84987654321', email: 'spy@example.com' } }, false],
  ] as const)('a used placement key is refused with %s', async ([, other, isOtherCart], { db }) => {
    const { variantId } = await aProduct(db)
    const placement = aPlacement(await aCart(db, [{ variantId, quantity: 1 }]), 525_000)
    await placeOrder(db, guest, placement)
    const cartId = isOtherCart ? await aCart(db, [{ variantId, quantity: 1 }]) : placement.cartId
    await expect(placeOrder(db, guest, { ...placement, ...other, cartId })).rejects.toEqual(refused('placed-otherwise'))
    expect(await countOrders(db)).toBe(1)
  })

  test('the same cart from a second tab is refused, not ordered again', async ({ db }) => {
    const { variantId } = await aProduct(db)
    const cart = await aCart(db, [{ variantId, quantity: 1 }])
    await placeOrder(db, guest, aPlacement(cart, 525_000))
    await expect(placeOrder(db, guest, aPlacement(cart, 525_000))).rejects.toEqual(refused('cart-closed'))
    expect(await countOrders(db)).toBe(1)
  })

  test('the last pair is sold once, and the refused order leaves no trace', async ({ db }) => {
    const last = await aProduct(db, { stock: 1, name: 'Lướt Cuối' })
    const plenty = await aProduct(db, { stock: 9 })
    const both = [
      { variantId: last.variantId, quantity: 1 },
      { variantId: plenty.variantId, quantity: 1 },
    ]
    const [mine, yours] = [await aCart(db, both), await aCart(db, both)]
    await placeOrder(db, guest, aPlacement(mine, 1_000_000))
    await expect(placeOrder(db, guest, aPlacement(yours, 1_000_000))).rejects.toEqual(refused('cart-problem'))
    expect((await availableOf(db, [plenty.variantId])).get(plenty.variantId)).toBe(8)
    expect(await countOrders(db)).toBe(1)
  })

  test('a risen total is refused and not charged', async ({ db }) => {
    const { variantId } = await aProduct(db, { price: 500_000 })
    const cart = await aCart(db, [{ variantId, quantity: 1 }])
    await db.update(variants).set({ price: 600_000 }).where(eq(variants.id, variantId))
    await expect(placeOrder(db, guest, aPlacement(cart, 525_000))).rejects.toEqual(refused('total-changed'))
    expect(await countOrders(db)).toBe(0)
  })

  test('a fallen total is refused too, until the customer has seen it', async ({ db }) => {
    const { variantId } = await aProduct(db, { price: 500_000 })
    const cart = await aCart(db, [{ variantId, quantity: 1 }])
    await db.update(variants).set({ price: 400_000 }).where(eq(variants.id, variantId))
    await expect(placeOrder(db, guest, aPlacement(cart, 525_000))).rejects.toEqual(refused('total-changed'))
    expect(await countOrders(db)).toBe(0)
    expect(await placeOrder(db, guest, aPlacement(cart, 425_000))).toMatchObject({ total: 425_000 })
  })

  test.for([0, 1, 524_999, -525_000])('a total of %i that the browser invented is refused', async (seen, { db }) => {
    const { variantId } = await aProduct(db, { price: 500_000 })
    const cart = await aCart(db, [{ variantId, quantity: 1 }])
    await expect(placeOrder(db, guest, aPlacement(cart, seen))).rejects.toEqual(refused('total-changed'))
  })

  test('a product archived meanwhile stops the order', async ({ db }) => {
    const { variantId, productId } = await aProduct(db)
    const cart = await aCart(db, [{ variantId, quantity: 1 }])
    await db.update(products).set({ status: 'archived' }).where(eq(products.id, productId))
    await expect(placeOrder(db, guest, aPlacement(cart, 525_000))).rejects.toEqual(refused('cart-problem'))
  })

  test('an empty cart, an unknown cart and more than 20 pieces of one variant are refused', async ({ db }) => {
    await expect(placeOrder(db, guest, aPlacement(await aCart(db, []), 0))).rejects.toEqual(refused('cart-empty'))
    await expect(placeOrder(db, guest, aPlacement(crypto.randomUUID(), 0))).rejects.toEqual(refused('cart-closed'))
    const { variantId } = await aProduct(db, { stock: 500, price: 1_000 })
    const cart = await aCart(db, [{ variantId, quantity: 21 }])
    await expect(placeOrder(db, guest, aPlacement(cart, 46_000))).rejects.toEqual(refused('cart-problem'))
  })

  test('a service takes no stock', async ({ db }) => {
    const { variantId } = await aProduct(db, { stock: null, price: 150_000 })
    const paidAhead = aPlacement(await aCart(db, [{ variantId, quantity: 1 }]), 175_000, { payment: 'bank_transfer' })
    const order = await placeOrder(db, guest, paidAhead)
    expect((await findOrder(db, order.id))!.lines).toMatchObject([{ stocked: false }])
    expect(await listMoves(db, variantId)).toEqual([])
  })

  test('services alone, or a phone number with two returned parcels, cannot be paid by COD', async ({ db }) => {
    const service = await aProduct(db, { stock: null, price: 150_000 })
    const alone = aPlacement(await aCart(db, [{ variantId: service.variantId, quantity: 1 }]), 175_000)
    await expect(placeOrder(db, guest, alone)).rejects.toEqual(refused('cod-services'))
    const { variantId } = await aProduct(db, { price: 1_000_000 })
    const oneMore = async (changes = {}) =>
      placeOrder(db, guest, aPlacement(await aCart(db, [{ variantId, quantity: 1 }]), 1_000_000, changes))
    for (const order of [await oneMore(), await oneMore()]) {
      const orderId = order.id
      await confirmOrder(db, system, { orderId })
      await packOrder(db, system, { orderId })
      await shipOrder(db, system, { orderId, carrier: 'GHN', trackingCode: 'A', trackingUrl: null })
      await cancelOrder(db, system, { orderId, reason: 'came back' })
    }
    await expect(oneMore()).rejects.toEqual(refused('cod-unavailable'))
    expect(await oneMore({ payment: 'bank_transfer' })).toMatchObject({ state: 'placed' })
  })

  test('a product that was never in stock cannot be ordered', async ({ db }) => {
    const { variantId } = await aProduct(db, { stock: 'never' })
    const cart = await aCart(db, [{ variantId, quantity: 1 }])
    await expect(placeOrder(db, guest, aPlacement(cart, 525_000))).rejects.toEqual(refused('cart-problem'))
  })

  test('COD is offered up to its limit and not a đồng above it', async ({ db }) => {
    const cartFor = async (price: number) =>
      aCart(db, [{ variantId: (await aProduct(db, { price })).variantId, quantity: 1 }])
    const { codLimit } = await findSettings(db)
    const above = aPlacement(await cartFor(codLimit + 1), codLimit + 1)
    await expect(placeOrder(db, guest, above)).rejects.toEqual(refused('cod-limit'))
    const just = await placeOrder(db, guest, aPlacement(await cartFor(codLimit), codLimit))
    expect(await findPayment(db, just.id)).toMatchObject({ method: 'cod', amount: codLimit })
  })
})
