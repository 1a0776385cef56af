import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect } from 'vitest'
import { addDays, shopDay } from '#kit/clock.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { changeLines } from '#shop/cart/change-lines.ts'
import { lineKey } from '#shop/cart/line-key.ts'
import { mergeCarts } from '#shop/cart/merge-carts.ts'
import { replaceCart } from '#shop/cart/replace-cart.ts'
import { findCartIdOf, listCartLines } from '#shop/cart/queries.ts'
import type { CartLineInput } from '#shop/cart/cart-line-input.ts'
import { products, variants } from '#shop/catalogue/schema.ts'
import { guest, system } from '#shop/identity/actor.ts'
import { addUser } from '#shop/identity/accounts/add-user.ts'
import { availableOf, listMoves } from '#shop/inventory/queries.ts'
import { writeOrderEmail } from '#shop/notifications/emails/render-order-email.ts'
import { listOrdersOf } from '#shop/orders/buyers/list-orders-of.ts'
import { nestLines } from '#shop/orders/lines/nest-lines.ts'
import { findOrder } from '#shop/orders/queries.ts'
import { orders } from '#shop/orders/schema.ts'
import { findSettings } from '#shop/settings/queries.ts'
import { finishWorkOrder } from '#shop/work/finish-work-order.ts'
import { listWorkOrdersOf } from '#shop/work/queries.ts'
import { aBootAndWork } from '#test/boot-and-work.ts'
import { aCart, aPlacement, aProduct, openSmallShop } from '#test/small-shop.ts'
import { readyIn } from '#shop/shipping/zones/delivery-estimate.ts'
import { test } from '#test/with-db.ts'
import { inspectReturnedShipment } from '../shipments/inspect-returned-shipment.ts'
import { cancelOrder } from './cancel-order.ts'
import { confirmOrder } from './confirm-order.ts'
import { exportUserData } from '../users/export-user.ts'
import { packOrder } from '../shipments/pack-order.ts'
import { placeOrder } from './place-order.ts'
import { shipOrder } from '../shipments/ship-order.ts'

const agreed = new Date('2026-11-20T05:00:00Z')
const refused = (code: string) => expect.objectContaining({ code })
const order = async (db: Db, lines: CartLineInput[], total: number, changes = {}) =>
  placeOrder(db, guest, aPlacement((await replaceCart(db, undefined, lines)).cartId, total, changes))

let boot: string
let sharpening: string
let mounting: string
beforeEach<{ db: Db }>(async ({ db }) => {
  await openSmallShop(db)
  ;({ boot, sharpening, mounting } = await aBootAndWork(db))
})
const worked = (changes: Partial<CartLineInput> = {}): CartLineInput => ({
  variantId: boot,
  quantity: 1,
  services: [sharpening],
  finalSince: agreed,
  ...changes,
})

describe('an order with a sharpened pair', () => {
  test('the service stands below its pair, with price, VAT and the time of the customer’s agreement', async ({
    db,
  }) => {
    const { id } = await order(db, [worked({ quantity: 2 })], 2_300_000)
    const { lines, subtotal } = (await findOrder(db, id))!
    const [pair, work] = lines
    expect(subtotal).toBe(2_300_000)
    expect(pair).toMatchObject({ quantity: 2, total: 2_000_000, partOf: null, finalSince: agreed, stocked: true })
    expect(work).toMatchObject({ name: 'Mài lưỡi', quantity: 2, total: 300_000, vatClass: 'service', stocked: false })
    expect(work).toMatchObject({ partOf: pair!.id, finalSince: agreed, chargeableG: 0 })
    expect(nestLines(lines)).toMatchObject([{ id: pair!.id, services: [{ id: work!.id }] }])
  })

  test('only the pair takes stock, and a cancelled sharpened pair is free again after inspection', async ({ db }) => {
    const { id } = await order(db, [worked(), { variantId: boot, quantity: 2 }], 3_150_000)
    expect((await availableOf(db, [boot])).get(boot)).toBe(2)
    expect(await listMoves(db, sharpening)).toEqual([])
    await confirmOrder(db, system, { orderId: id })
    for (const { id: workId } of await listWorkOrdersOf(db, id))
      await finishWorkOrder(db, system, { workId, hollow: null, note: null })
    await packOrder(db, system, { orderId: id })
    await shipOrder(db, system, { orderId: id, carrier: 'GHN', trackingCode: 'A1', trackingUrl: null })
    await cancelOrder(db, system, { orderId: id, reason: 'came back' })
    // The parcel holds a sharpened pair, so it waits for inspection.
    expect((await availableOf(db, [boot])).get(boot)).toBe(2)
    const { lines, shipments } = (await findOrder(db, id))!
    const resellable = lines
      .filter((line) => line.stocked)
      .map((line) => ({ lineId: line.id, quantity: line.quantity }))
    await inspectReturnedShipment(db, system, { shipmentId: shipments[0]!.id, resellable })
    expect((await availableOf(db, [boot])).get(boot)).toBe(5)
  })

  test('delivery is later by the days of the work', async ({ db }) => {
    const days = async (line: CartLineInput, total: number) => (await order(db, [line], total)).deliverFrom
    expect(await days({ variantId: boot, quantity: 1 }, 1_000_000)).toBe(shopDay(addDays(new Date(), 1)))
    expect(await days(worked(), 1_150_000)).toBe(shopDay(addDays(new Date(), readyIn(new Date(), 2) + 1)))
  })

  test('the email shows the service below its pair, and the customer’s order list shows only the pair', async ({
    db,
  }) => {
    const userId = await aPerson(db)
    const { id } = await order(db, [worked()], 1_150_000, { userId })
    const { content } = writeOrderEmail('order-placed', {
      order: (await findOrder(db, id))!,
      settings: await findSettings(db),
    })!
    expect(content.lines).toMatchObject([
      { name: 'Lướt Mài', total: 1_000_000, services: [{ name: 'Mài lưỡi', total: 150_000 }] },
    ])
    expect((await listOrdersOf(db, userId))[0]!.lines.map(({ name }) => name)).toEqual(['Lướt Mài'])
  })
})

describe('an order refused whole', () => {
  const nothingHappened = async (db: Db) => {
    expect(await db.select().from(orders)).toEqual([])
    expect((await availableOf(db, [boot])).get(boot)).toBe(5)
  }

  test('an order of work is refused unless the customer agreed that the pair cannot be returned', async ({ db }) => {
    await expect(order(db, [worked({ finalSince: null })], 1_150_000)).rejects.toEqual(refused('final-not-agreed'))
    await expect(order(db, [worked({ finalSince: undefined })], 1_150_000)).rejects.toEqual(refused('final-not-agreed'))
    await nothingHappened(db)
  })

  test.for<[string, () => Partial<CartLineInput> | Promise<Partial<CartLineInput>>]>([
    ['a service that does not fit', () => ({ services: [mounting] })],
    ['the boot as its own service', () => ({ services: [boot] })],
    ['a service that never was', () => ({ services: [crypto.randomUUID()] })],
    ['one that fits beside one that does not', () => ({ services: [sharpening, mounting] })],
    ['fifty services', () => ({ services: Array.from({ length: 50 }, () => crypto.randomUUID()) })],
    ['a service as the thing itself, not sold alone', () => ({ variantId: mounting, services: [] })],
    ['a service on a service', () => ({ variantId: sharpening })],
  ])('%s', async ([, changes], { db }) => {
    const line = worked(await changes())
    for (const seen of [1_000_000, 1_150_000, 150_000, 1]) {
      await expect(order(db, [line], seen)).rejects.toEqual(refused('cart-problem'))
    }
    await nothingHappened(db)
  })

  test('goods in the place of a service are refused, since they would not be reserved', async ({ db }) => {
    const cheap = (await aProduct(db, { price: 1_000 })).variantId
    await expect(order(db, [worked({ services: [cheap] })], 1_001_000)).rejects.toEqual(refused('cart-problem'))
    await nothingHappened(db)
  })

  test('a service that was archived or became dearer meanwhile is refused', async ({ db }) => {
    const { cartId } = await replaceCart(db, undefined, [worked()])
    await db.update(variants).set({ price: 200_000 }).where(eq(variants.id, sharpening))
    await expect(placeOrder(db, guest, aPlacement(cartId, 1_150_000))).rejects.toEqual(refused('total-changed'))
    await db.update(products).set({ status: 'archived' }).where(eq(products.type, 'sharpening'))
    await expect(placeOrder(db, guest, aPlacement(cartId, 1_200_000))).rejects.toEqual(refused('cart-problem'))
    await nothingHappened(db)
  })

  test('six pairs with and without sharpening are refused when five are in stock', async ({ db }) => {
    const lines = [worked({ quantity: 3 }), { variantId: boot, quantity: 3 }]
    await expect(order(db, lines, 6_450_000)).rejects.toEqual(refused('cart-problem'))
    await nothingHappened(db)
  })
})

describe('a cart with services', () => {
  const keys = async (db: Db, cartId: string) =>
    (await listCartLines(db, cartId)).map(({ key, quantity }) => [key, quantity])
  const sharp = () => lineKey({ variantId: boot, services: [sharpening] })

  test('a pair with work and the same pair without are two lines, and only the first has the agreement', async ({
    db,
  }) => {
    const { cartId } = await replaceCart(db, undefined, [worked(), { variantId: boot, quantity: 2 }])
    expect(await listCartLines(db, cartId)).toMatchObject([
      { key: sharp(), services: [sharpening], finalSince: agreed },
      { key: boot, services: [], finalSince: null },
    ])
  })

  test('an agreement without a service is not stored', async ({ db }) => {
    const { cartId } = await replaceCart(db, undefined, [{ variantId: boot, quantity: 1, finalSince: agreed }])
    expect((await listCartLines(db, cartId))[0]!.finalSince).toBeNull()
  })

  test('a user’s cart changes line by line, and an agreement once given stays', async ({ db }) => {
    const lan = await aPerson(db)
    const { cartId } = await changeLines(db, lan, [worked(), { variantId: boot, quantity: 1 }])
    await changeLines(db, lan, [worked({ quantity: 3, finalSince: null })])
    expect(await listCartLines(db, cartId)).toMatchObject([{ quantity: 3, finalSince: agreed }, { quantity: 1 }])
    await changeLines(db, lan, [worked({ quantity: 0 })])
    expect(await keys(db, cartId)).toEqual([[boot, 1]])
  })

  test('carts merge by pair and services, within the stock that both lines share', async ({ db }) => {
    const lan = await aPerson(db)
    await changeLines(db, lan, [worked({ quantity: 2 }), { variantId: boot, quantity: 1 }])
    const { cartId } = await replaceCart(db, undefined, [worked({ quantity: 3, finalSince: null })])
    const { capped } = await mergeCarts(db, lan, { cartId })
    expect(capped).toEqual([{ key: sharp(), requested: 5, allowed: 4 }])
    expect(await keys(db, (await findCartIdOf(db, lan))!)).toEqual([
      [sharp(), 4],
      [boot, 1],
    ])
  })

  test('a data export contains the services of the cart', async ({ db }) => {
    const lan = await aPerson(db)
    await changeLines(db, lan, [worked()])
    expect((await exportUserData(db, lan))!.cart).toMatchObject([
      { services: [expect.stringMatching(/^WORK-/)], finalSince: agreed },
    ])
  })

  test('sharpening of skates that a customer already has is bought alone', async ({ db }) => {
    const cart = await aCart(db, [{ variantId: sharpening, quantity: 1 }])
    const { id } = await placeOrder(db, guest, aPlacement(cart, 175_000, { payment: 'bank_transfer' }))
    expect((await findOrder(db, id))!.lines).toMatchObject([{ partOf: null, finalSince: null, stocked: false }])
  })
})

let people = 0
const aPerson = (db: Db) =>
  addUser(db, system, {
    email: `lan-${(people += 1)}@example.com`,
    name: 'Lan',
    password: 'Truot-bang-2026!',
    role: 'user',
    locale: 'vi',
  })
