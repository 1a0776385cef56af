import { beforeEach, describe, expect } from 'vitest'
import type { Db } from '#platform/postgres/db.server.ts'
import { replaceCart } from '#shop/cart/replace-cart.ts'
import type { CartLineInput } from '#shop/cart/cart-line-input.ts'
import { createCompatibilityOverride } from '#shop/checkout/create-compatibility-override.ts'
import { findQuote } from '#shop/checkout/find-quote.ts'
import { listCompatibilityOverrides } from '#shop/checkout/list-compatibility-overrides.ts'
import { withdrawCompatibilityOverride } from '#shop/checkout/withdraw-compatibility-override.ts'
import { guest, staff } from '#shop/identity/actor.ts'
import { availableOf } from '#shop/inventory/queries.ts'
import { findOrder } from '#shop/orders/queries.ts'
import { saveSettings } from '#shop/settings/save-settings.ts'
import { aBundle, bundleLines, type BundleIds } from '#test/a-bundle.ts'
import { aPlacement, openSmallShop } from '#test/small-shop.ts'
import { test } from '#test/with-db.ts'
import { cancelOrder } from './cancel-order.ts'
import { placeOrder } from './place-order.ts'

const clerk = staff('clerk')
const refused = (code: string) => expect.objectContaining({ code })
const whole = 4_000_000 + 2_000_000 + 300_000 + 150_000
const priced = whole - whole * 0.05

let ids: BundleIds
beforeEach<{ db: Db }>(async ({ db }) => {
  await openSmallShop(db)
  await saveSettings(db, clerk, { codLimit: 50_000_000 })
  ids = await aBundle(db)
})

const order = async (db: Db, lines: CartLineInput[], total: number) =>
  placeOrder(db, guest, aPlacement((await replaceCart(db, undefined, lines)).cartId, total))
const left = async (db: Db) => {
  const available = await availableOf(db, [ids.boot, ids.blade, ids.long])
  return [ids.boot, ids.blade, ids.long].map((id) => available.get(id))
}

describe('boots and blades bought apart', () => {
  const agreed = new Date('2026-11-20T05:00:00Z')
  const one = (variantId: string, quantity = 1) => ({ variantId, quantity })
  const mounted = (variantId: string, quantity = 1): CartLineInput => ({
    ...one(variantId, quantity),
    services: [ids.mounting],
    finalSince: agreed,
  })

  test('an order with more mountings than fitting pairs is refused whole', async ({ db }) => {
    await expect(order(db, [mounted(ids.boot), one(ids.long)], 6_300_000)).rejects.toEqual(refused('cart-problem'))
    await expect(order(db, [mounted(ids.boot, 2), one(ids.blade)], 10_600_000)).rejects.toEqual(refused('cart-problem'))
    expect(await left(db)).toEqual([3, 3, 3])
  })

  test('an order with a fitting pair for each mounting is placed, and a further blade is a spare one', async ({
    db,
  }) => {
    await order(db, [mounted(ids.boot), one(ids.blade), one(ids.long)], 8_300_000)
    expect(await left(db)).toEqual([2, 2, 2])
  })
})

describe('an order with a bundle', () => {
  test('the parts stay together, every line has the bundle price, and their stock moves together', async ({ db }) => {
    const { id } = await order(db, bundleLines(ids, ids.blade), priced)
    const { lines, discounts, total, discount } = (await findOrder(db, id))!
    expect([total, discount]).toEqual([priced, whole * 0.05])
    expect(lines.map(({ name }) => name)).toEqual(['Lướt Nga', 'Gắn lưỡi', 'Lưỡi Xoay', 'Mài lưỡi'])
    expect(new Set(lines.map(({ bundleId }) => bundleId)).size).toBe(1)
    expect(lines[0]!.bundleId).not.toBeNull()
    expect(lines.map((line) => line.discount)).toEqual([200_000, 15_000, 100_000, 7500])
    expect(discounts.map(({ source, name }) => [source, name.en])).toEqual(
      Array.from({ length: 4 }, () => ['bundle', 'Set discount']),
    )
    expect(await left(db)).toEqual([2, 2, 3])
    await cancelOrder(db, clerk, { orderId: id, reason: 'Khách đổi ý' })
    expect(await left(db)).toEqual([3, 3, 3])
  })

  test('a bundle with one part out of stock is refused whole', async ({ db }) => {
    await expect(order(db, bundleLines(ids, ids.blade, { quantity: 4 }), 4 * priced)).rejects.toEqual(
      refused('cart-problem'),
    )
    expect(await left(db)).toEqual([3, 3, 3])
  })

  test('a bundle bought twice gets its price twice, and other lines of the order keep theirs', async ({ db }) => {
    const { id } = await order(
      db,
      [...bundleLines(ids, ids.blade, { quantity: 2 }), { variantId: ids.long, quantity: 1 }],
      2 * priced + 2_000_000,
    )
    const { lines } = (await findOrder(db, id))!
    expect(lines.at(-1)).toMatchObject({ bundleId: null, discount: 0 })
  })
})

describe('a boot and blade that do not fit', () => {
  const wrong = (mark?: string) => bundleLines(ids, ids.long, { mark })

  test('the pair is refused in cart, quote and order, whatever total the browser sends', async ({ db }) => {
    const { quote } = await findQuote(db, { lines: wrong(), locale: 'vi', at: new Date() })
    expect(quote.problems).toMatchObject([{ kind: 'set-wrong', issues: ['blade_longer_than_sole'] }])
    for (const total of [whole, priced])
      await expect(order(db, wrong(), total)).rejects.toMatchObject({
        code: 'cart-problem',
        facts: { problem: { kind: 'set-wrong' } },
      })
    expect(await left(db)).toEqual([3, 3, 3])
  })

  test('the pair passes once with a permission of staff, and the timeline says who gave it and why', async ({ db }) => {
    const mark = await createCompatibilityOverride(db, clerk, {
      bootId: ids.boot,
      bladeId: ids.long,
      reason: 'Đế đã đo 290 mm',
    })
    const { id } = await order(db, wrong(mark), priced)
    const { timeline } = (await findOrder(db, id))!
    expect(timeline.at(-1)).toMatchObject({ kind: 'note', public: false, actor: clerk })
    expect(timeline.at(-1)!.note).toContain('Đế đã đo 290 mm')
    expect(await listCompatibilityOverrides(db)).toMatchObject([
      { orderId: id, issues: ['blade_longer_than_sole'], actor: clerk },
    ])
    await expect(order(db, wrong(mark), priced)).rejects.toMatchObject({ code: 'cart-problem' })
  })

  test('a withdrawn or invented permission is refused, and one for a pair that fits or is no pair is not given', async ({
    db,
  }) => {
    const mark = await createCompatibilityOverride(db, clerk, { bootId: ids.boot, bladeId: ids.long, reason: 'Đã đo' })
    await withdrawCompatibilityOverride(db, clerk, mark)
    for (const one of [mark, '12345678-1234-8234-8234-123456789abc'])
      await expect(order(db, wrong(one), priced)).rejects.toMatchObject({ code: 'cart-problem' })
    await expect(
      createCompatibilityOverride(db, clerk, { bootId: ids.boot, bladeId: ids.blade, reason: 'Không cần' }),
    ).rejects.toEqual(refused('pair-fits'))
    await expect(
      createCompatibilityOverride(db, clerk, { bootId: ids.long, bladeId: ids.boot, reason: 'Ngược' }),
    ).rejects.toEqual(refused('no-pair'))
  })
})
