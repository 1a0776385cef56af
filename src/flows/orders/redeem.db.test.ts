import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import type { Db } from '#platform/postgres/db.server.ts'
import { vatOf } from '#kit/money.ts'
import { guest, system } from '#shop/identity/actor.ts'
import { addCode, listCodes } from '#shop/cart/codes.ts'
import { writeOrderEmail } from '#shop/notifications/emails/render-order-email.ts'
import { findOrder } from '#shop/orders/queries.ts'
import { findOrderFacts } from '#shop/notifications/emails/find-order-facts.ts'
import { findPayment } from '#shop/payments/queries.ts'
import { promotionBuyers, promotionCodes, promotions, promotionUses } from '#shop/pricing/schema.ts'
import { releaseUses } from '#shop/pricing/release-uses.ts'
import { findSettings } from '#shop/settings/queries.ts'
import { aPromotion } from '#test/a-promotion.ts'
import { aCart, aPlacement, aProduct, openSmallShop } from '#test/small-shop.ts'
import { test } from '#test/with-db.ts'
import { cancelOrder } from './cancel-order.ts'
import { cancelOwnOrder } from './cancel-own-order.ts'
import { placeOrder, type Placement } from './place-order.ts'
import { reactions } from '../reactions.ts'

const refused = (code: string) => expect.objectContaining({ code })
const usedOf = async (db: Db, id: string) => (await db.select().from(promotions).where(eq(promotions.id, id)))[0]!.used

/** A cart of one pair for 400.000 ₫ with these codes; delivery costs 25.000 ₫. */
async function aCartWith(db: Db, ...codes: string[]) {
  const { variantId } = await aProduct(db, { price: 400_000 })
  const cart = await aCart(db, [{ variantId, quantity: 1 }])
  for (const code of codes) await addCode(db, cart, code)
  return cart
}
const buy = async (db: Db, seenTotal: number, codes: string[], changes: Partial<Placement> = {}) =>
  placeOrder(db, guest, aPlacement(await aCartWith(db, ...codes), seenTotal, changes))
const factsOf = async (db: Db, orderId: string) => findOrderFacts(db, { orderId, facts: {} }, await findSettings(db))
const another = { contact: { name: 'Trần Minh', phone: '+84912345678', email: null } }

describe('a promotion on an order', () => {
  test.beforeEach(({ db }) => openSmallShop(db))

  test('the discount is stored on its line with name and code, and VAT is computed on the price paid', async ({
    db,
  }) => {
    const { id: promotionId } = await aPromotion(db, { code: 'BANG10' })
    const { id } = await buy(db, 385_000, ['BANG10'])
    const order = (await findOrder(db, id))!
    const vat = vatOf(360_000, 8).vat
    expect(order).toMatchObject({ subtotal: 400_000, discount: 40_000, shippingFee: 25_000, total: 385_000 })
    expect(order.vat).toBe(vat + vatOf(25_000, 8).vat)
    expect(order.lines).toMatchObject([{ unitPrice: 400_000, total: 400_000, discount: 40_000, vat }])
    const { id: lineId } = order.lines[0]!
    expect(order.discounts).toMatchObject([
      { lineId, source: 'promotion', promotionId, code: 'BANG10', name: { vi: 'Giảm 10 %' }, amount: 40_000 },
    ])
  })

  test('the order still shows the discount after the promotion was deleted', async ({ db }) => {
    const { id: promotionId } = await aPromotion(db)
    const { id } = await buy(db, 385_000, [])
    await db.delete(promotions).where(eq(promotions.id, promotionId))
    expect((await findOrder(db, id))!.discounts).toMatchObject([{ promotionId: null, name: { en: '10 % off' } }])
  })

  test('free delivery lowers the fee to pay and keeps the amount saved', async ({ db }) => {
    await aPromotion(db, { code: 'FREESHIP', effect: { kind: 'free-shipping', most: null } })
    const { id } = await buy(db, 400_000, ['FREESHIP'])
    expect(await findOrder(db, id)).toMatchObject({
      discount: 0,
      shippingFee: 0,
      shippingDiscount: 25_000,
      total: 400_000,
      discounts: [{ lineId: null, amount: 25_000 }],
    })
  })

  test('an order for 0 đồng is placed without a payment, by COD or transfer, and can be cancelled', async ({ db }) => {
    await aPromotion(db, { code: 'QUATANG', effect: { kind: 'percent', percent: 100, most: null } })
    await aPromotion(db, { code: 'FREESHIP', effect: { kind: 'free-shipping', most: null } })
    for (const payment of ['cod', 'bank_transfer'] as const) {
      const { id } = await buy(db, 0, ['QUATANG', 'FREESHIP'], { payment })
      expect(await findOrder(db, id)).toMatchObject({ total: 0, discount: 400_000, shippingDiscount: 25_000, vat: 0 })
      expect(await findPayment(db, id)).toMatchObject({ state: 'paid', amount: 0, received: 0, dueAt: null })
      const sentEmail = writeOrderEmail('order-placed', (await factsOf(db, id))!)!.content
      expect(sentEmail.texts[0]).toMatch(/^Bạn không cần trả gì cho đơn này/)
      expect(sentEmail.facts).toEqual([])
      expect(await cancelOwnOrder(db, guest, { orderId: id, reason: 'đổi ý' })).toEqual({ refunded: 0 })
      expect(await findOrder(db, id)).toMatchObject({ state: 'cancelled' })
    }
  })

  test('a code that ended before the order was placed is refused, and no order is made', async ({ db }) => {
    const { id } = await aPromotion(db, { code: 'BANG10' })
    await db.update(promotions).set({ endsAt: new Date() }).where(eq(promotions.id, id))
    await expect(buy(db, 385_000, ['BANG10'])).rejects.toEqual(refused('code-refused'))
  })

  test('a code without effect does not stop an order at the full price', async ({ db }) => {
    await aPromotion(db, { code: 'LON', minSubtotal: 900_000 })
    expect(await buy(db, 425_000, ['LON', 'KHONGCO'])).toMatchObject({ discount: 0, total: 425_000 })
    expect(await db.select().from(promotionUses)).toEqual([])
  })
})

describe('limits of a promotion', () => {
  test.beforeEach(({ db }) => openSmallShop(db))

  test('the last use of a promotion is given once, and once more after that order is cancelled', async ({ db }) => {
    const { id } = await aPromotion(db, { code: 'MOT', maxUses: 1 })
    const order = await buy(db, 385_000, ['MOT'])
    await expect(buy(db, 385_000, ['MOT'], another)).rejects.toEqual(refused('code-refused'))
    await cancelOrder(db, system, { orderId: order.id, reason: 'đổi ý' })
    for (const react of reactions['order.cancelled']!.slice(0, 1)) await react(db, { orderId: order.id }, 1)
    expect(await usedOf(db, id)).toBe(0)
    expect(await buy(db, 385_000, ['MOT'], another)).toMatchObject({ discount: 40_000 })
    expect(await usedOf(db, id)).toBe(1)
  })

  test('a use released twice is given back once', async ({ db }) => {
    const { id } = await aPromotion(db, { code: 'HAI', maxUses: 2 })
    const order = await buy(db, 385_000, ['HAI'])
    await buy(db, 385_000, ['HAI'], another)
    expect([await releaseUses(db, order.id), await releaseUses(db, order.id)]).toEqual([1, 0])
    expect(await usedOf(db, id)).toBe(1)
  })

  test('a code of a batch is used only as often as it may be', async ({ db }) => {
    await aPromotion(db, { code: 'LO7K2M', codeMaxUses: 1 })
    await buy(db, 385_000, ['LO7K2M'])
    await expect(buy(db, 385_000, ['LO7K2M'], another)).rejects.toEqual(refused('code-refused'))
    expect(await db.select().from(promotionCodes)).toMatchObject([{ used: 1 }])
  })

  test('a limit for each customer recognises them by phone and by email, however they are written', async ({ db }) => {
    await aPromotion(db, { code: 'LAN1', maxPerPerson: 1 })
    const lan = { name: 'Nguyễn Thị Lan', phone: '+84901234567', email: 'lan.nguyen@gmail.com' }
    const order = await buy(db, 385_000, ['LAN1'], { contact: lan })
    const samePhone = { contact: { ...lan, email: null } }
    const sameMail = { contact: { ...lan, phone: '+84987654321', email: 'LanNguyen+1@gmail.com' } }
    await expect(buy(db, 385_000, ['LAN1'], samePhone)).rejects.toEqual(refused('code-refused'))
    await expect(buy(db, 385_000, ['LAN1'], sameMail)).rejects.toEqual(refused('code-refused'))
    expect(await buy(db, 385_000, ['LAN1'], another)).toMatchObject({ discount: 40_000 })
    await cancelOrder(db, system, { orderId: order.id, reason: 'đổi ý' })
    expect(await buy(db, 385_000, ['LAN1'], sameMail)).toMatchObject({ discount: 40_000 })
  })

  test('customers are stored as marks that do not show phone or email', async ({ db }) => {
    await aPromotion(db, { code: 'LAN1', maxPerPerson: 1 })
    await buy(db, 385_000, ['LAN1'])
    const kept = JSON.stringify([await db.select().from(promotionBuyers), await db.select().from(promotionUses)])
    expect(kept).not.toMatch(/901234567|lan@/i)
  })

  test('an order counts as the first while no earlier order of the customer stands', async ({ db }) => {
    await aPromotion(db, { code: 'DAUTIEN', firstOrder: true })
    const earlier = await buy(db, 425_000, [])
    await expect(buy(db, 385_000, ['DAUTIEN'])).rejects.toEqual(refused('code-refused'))
    await cancelOrder(db, system, { orderId: earlier.id, reason: 'đổi ý' })
    expect(await buy(db, 385_000, ['DAUTIEN'])).toMatchObject({ discount: 40_000 })
  })
})

test('a cart keeps at most five codes, each once', async ({ db }) => {
  await openSmallShop(db)
  const cart = await aCartWith(db, 'MOT', 'MOT', 'HAI', 'BA', 'BON', 'NAM', 'SAU')
  expect(await listCodes(db, cart)).toEqual(['MOT', 'HAI', 'BA', 'BON', 'NAM'])
})
