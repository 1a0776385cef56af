import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect } from 'vitest'
import { addDays, shopDay } from '#kit/clock.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { changeLines } from '#shop/cart/change-lines.ts'
import { lineKey } from '#shop/cart/line-key.ts'
import { mergeCarts } from '#shop/cart/merge-carts.ts'
import { replaceCart } from '#shop/cart/replace-cart.ts'
import { findCartIdOf, listCartLines } from '#shop/cart/queries.ts'
import type { WantedLine } from '#shop/cart/wanted-line.ts'
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
const order = async (db: Db, lines: WantedLine[], total: number, changes = {}) =>
  placeOrder(db, guest, aPlacement((await replaceCart(db, undefined, lines)).cartId, total, changes))

let boot: string
let sharpening: string
let mounting: string
beforeEach<{ db: Db }>(async ({ db }) => {
  await openSmallShop(db)
  ;({ boot, sharpening, mounting } = await aBootAndWork(db))
})
const worked = (changes: Partial<WantedLine> = {}): WantedLine => ({
  variantId: boot,
  quantity: 1,
  services: [sharpening],
  finalSince: agreed,
  ...changes,
})

describe('an order with a sharpened pair', () => {
  test('keeps the service under its pair, with price, VAT and since when the buyer agreed', async ({ db }) => {
    const { id } = await order(db, [worked({ quantity: 2 })], 2_300_000)
    const { lines, subtotal } = (await findOrder(db, id))!
    const [pair, work] = lines
    expect(subtotal).toBe(2_300_000)
    expect(pair).toMatchObject({ quantity: 2, total: 2_000_000, partOf: null, finalSince: agreed, stocked: true })
    expect(work).toMatchObject({ name: 'Mài lưỡi', quantity: 2, total: 300_000, vatClass: 'service', stocked: false })
    expect(work).toMatchObject({ partOf: pair!.id, finalSince: agreed, weightG: 0 })
    expect(nestLines(lines)).toMatchObject([{ id: pair!.id, services: [{ id: work!.id }] }])
  })

  test('takes stock for the pair alone, through parcel and cancellation', async ({ db }) => {
    const { id } = await order(db, [worked(), { variantId: boot, quantity: 2 }], 3_150_000)
    expect((await availableOf(db, [boot])).get(boot)).toBe(2)
    expect(await listMoves(db, sharpening)).toEqual([])
    await confirmOrder(db, system, { orderId: id })
    for (const { id: workId } of await listWorkOrdersOf(db, id))
      await finishWorkOrder(db, system, { workId, hollow: null, note: null })
    await packOrder(db, system, { orderId: id })
    await shipOrder(db, system, { orderId: id, carrier: 'GHN', trackingCode: 'A1', trackingUrl: null })
    await cancelOrder(db, system, { orderId: id, reason: 'came back' })
    // A pair in it was sharpened: the parcel waits until somebody has looked.
    expect((await availableOf(db, [boot])).get(boot)).toBe(2)
    const { lines, shipments } = (await findOrder(db, id))!
    const resellable = lines
      .filter((line) => line.stocked)
      .map((line) => ({ lineId: line.id, quantity: line.quantity }))
    await inspectReturnedShipment(db, system, { shipmentId: shipments[0]!.id, resellable })
    expect((await availableOf(db, [boot])).get(boot)).toBe(5)
  })

  test('arrives the later by the days of the work', async ({ db }) => {
    const days = async (line: WantedLine, total: number) => (await order(db, [line], total)).deliverFrom
    expect(await days({ variantId: boot, quantity: 1 }, 1_000_000)).toBe(shopDay(addDays(new Date(), 1)))
    expect(await days(worked(), 1_150_000)).toBe(shopDay(addDays(new Date(), 3)))
  })

  test('is told with its services in the letter, and as one thing among a customer’s orders', async ({ db }) => {
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

describe('an order that is refused whole', () => {
  const nothingHappened = async (db: Db) => {
    expect(await db.select().from(orders)).toEqual([])
    expect((await availableOf(db, [boot])).get(boot)).toBe(5)
  }

  test('nobody agreed that the pair cannot come back', async ({ db }) => {
    await expect(order(db, [worked({ finalSince: null })], 1_150_000)).rejects.toEqual(refused('final-not-agreed'))
    await expect(order(db, [worked({ finalSince: undefined })], 1_150_000)).rejects.toEqual(refused('final-not-agreed'))
    await nothingHappened(db)
  })

  test.for<[string, () => Partial<WantedLine> | Promise<Partial<WantedLine>>]>([
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

  test('goods in a service’s place, to have them unreserved', async ({ db }) => {
    const cheap = (await aProduct(db, { price: 1_000 })).variantId
    await expect(order(db, [worked({ services: [cheap] })], 1_001_000)).rejects.toEqual(refused('cart-problem'))
    await nothingHappened(db)
  })

  test('a service withdrawn or grown dearer in between', async ({ db }) => {
    const { cartId } = await replaceCart(db, undefined, [worked()])
    await db.update(variants).set({ price: 200_000 }).where(eq(variants.id, sharpening))
    await expect(placeOrder(db, guest, aPlacement(cartId, 1_150_000))).rejects.toEqual(refused('total-changed'))
    await db.update(products).set({ status: 'archived' }).where(eq(products.type, 'sharpening'))
    await expect(placeOrder(db, guest, aPlacement(cartId, 1_200_000))).rejects.toEqual(refused('cart-problem'))
    await nothingHappened(db)
  })

  test('the last pair, once with and once without sharpening', async ({ db }) => {
    const lines = [worked({ quantity: 3 }), { variantId: boot, quantity: 3 }]
    await expect(order(db, lines, 6_450_000)).rejects.toEqual(refused('cart-problem'))
    await nothingHappened(db)
  })
})

describe('a cart with services', () => {
  const keys = async (db: Db, cartId: string) =>
    (await listCartLines(db, cartId)).map(({ key, quantity }) => [key, quantity])
  const sharp = () => lineKey({ variantId: boot, services: [sharpening] })

  test('keeps the pair with and the pair without apart, agreement and all', async ({ db }) => {
    const { cartId } = await replaceCart(db, undefined, [worked(), { variantId: boot, quantity: 2 }])
    expect(await listCartLines(db, cartId)).toMatchObject([
      { key: sharp(), services: [sharpening], finalSince: agreed },
      { key: boot, services: [], finalSince: null },
    ])
  })

  test('never keeps an agreement to nothing', async ({ db }) => {
    const { cartId } = await replaceCart(db, undefined, [{ variantId: boot, quantity: 1, finalSince: agreed }])
    expect((await listCartLines(db, cartId))[0]!.finalSince).toBeNull()
  })

  test('of a person changes line by line, and what was once agreed stays', async ({ db }) => {
    const lan = await aPerson(db)
    const { cartId } = await changeLines(db, lan, [worked(), { variantId: boot, quantity: 1 }])
    await changeLines(db, lan, [worked({ quantity: 3, finalSince: null })])
    expect(await listCartLines(db, cartId)).toMatchObject([{ quantity: 3, finalSince: agreed }, { quantity: 1 }])
    await changeLines(db, lan, [worked({ quantity: 0 })])
    expect(await keys(db, cartId)).toEqual([[boot, 1]])
  })

  test('merges by pair and services, within the stock that both share', async ({ db }) => {
    const lan = await aPerson(db)
    await changeLines(db, lan, [worked({ quantity: 2 }), { variantId: boot, quantity: 1 }])
    const { cartId } = await replaceCart(db, undefined, [worked({ quantity: 3, finalSince: null })])
    const { capped } = await mergeCarts(db, lan, { cartId })
    expect(capped).toEqual([{ key: sharp(), wanted: 5, kept: 4 }])
    expect(await keys(db, (await findCartIdOf(db, lan))!)).toEqual([
      [sharp(), 4],
      [boot, 1],
    ])
  })

  test('is part of what a person takes along', async ({ db }) => {
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
