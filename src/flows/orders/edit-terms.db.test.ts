import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { addDays } from '#kit/clock.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { addCode } from '#shop/cart/codes.ts'
import { guest, system } from '#shop/identity/actor.ts'
import { findOrder } from '#shop/orders/queries.ts'
import { findPayment, listAttempts } from '#shop/payments/queries.ts'
import { paymentAttempts } from '#shop/payments/attempts-schema.ts'
import { payments } from '#shop/payments/schema.ts'
import { findPromotion } from '#shop/pricing/list-promotions.ts'
import { savePromotion } from '#shop/pricing/save-promotion.ts'
import { promotions, promotionUses } from '#shop/pricing/schema.ts'
import { findReturn } from '#shop/returns/queries.ts'
import { saveSettings } from '#shop/settings/save-settings.ts'
import { aDeliveredOrder, aSizedProduct, aReturnRequest } from '#test/a-delivered-order.ts'
import { aPromotion } from '#test/a-promotion.ts'
import { anOrderToPay } from '#test/pay.ts'
import { aCart, aPlacement, aProduct, openSmallShop } from '#test/small-shop.ts'
import { test } from '#test/with-db.ts'
import { approveReturn } from '../returns/approve-return.ts'
import { requestReturn } from '../returns/request-return.ts'
import { editOrderDetails, previewDetailsEdit } from './edit-order-details.ts'
import { editOrder, previewOrderEdit } from './edit-order.ts'
import { exchangeReturn } from '../returns/exchange-return.ts'
import { expireUnpaidOrders } from './expire-unpaid-orders.ts'
import { placeOrder } from './place-order.ts'
import { receiveReturn } from '../returns/receive-return.ts'

const lan = 'user:lan'
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000)

/** Previews this quantity of the first line, then saves exactly what was previewed, as the screen does. */
async function edit(db: Db, orderId: string, quantity: number) {
  const [line] = (await findOrder(db, orderId))!.lines
  const lines = [{ lineId: line!.id, variantId: line!.variantId!, quantity }]
  const { version, total } = await previewOrderEdit(db, { orderId, lines })
  await editOrder(db, lan, { orderId, lines, version, seenTotal: total, reason: null })
  return total
}

/** Leaves the buyer this many seconds to pay. */
async function almostOver(db: Db, orderId: string, seconds: number) {
  const dueAt = new Date(Date.now() + seconds * 1000)
  await db.update(payments).set({ dueAt }).where(eq(payments.orderId, orderId))
  const { id } = (await findPayment(db, orderId))!
  await db.update(paymentAttempts).set({ expiresAt: dueAt }).where(eq(paymentAttempts.paymentId, id))
}

describe('an order edited shortly before its payment is due', () => {
  test.beforeEach(({ db }) => openSmallShop(db))

  test('an order that became dearer gets the full payment time again', async ({ db }) => {
    await saveSettings(db, lan, { paymentMinutes: 40 })
    const { orderId } = await anOrderToPay(db)
    await almostOver(db, orderId, 30)
    await edit(db, orderId, 2)
    const payment = (await findPayment(db, orderId))!
    expect(payment.dueAt!.getTime()).toBeCloseTo(inMinutes(40).getTime(), -4)
    expect((await listAttempts(db, payment.id)).map(({ expiresAt }) => expiresAt?.getTime())).toContain(
      payment.dueAt!.getTime(),
    )
    expect(await expireUnpaidOrders(db, inMinutes(39))).toBe(0)
    expect((await findOrder(db, orderId))!.state).toBe('placed')
  })

  test('an order that became cheaper keeps its due time', async ({ db }) => {
    const { orderId } = await anOrderToPay(db)
    await edit(db, orderId, 3)
    await almostOver(db, orderId, 30)
    await edit(db, orderId, 1)
    expect((await findPayment(db, orderId))!.dueAt!.getTime()).toBeLessThan(inMinutes(1).getTime())
  })

  test('a dearer exchange waits as long as an order that staff take', async ({ db }) => {
    await saveSettings(db, lan, { paymentMinutes: 40, phoneHoldHours: 30 })
    const { ids } = await aSizedProduct(db, [
      { price: 1_000_000, stock: 5 },
      { price: 1_060_000, stock: 5 },
    ])
    const { orderId, lines } = await aDeliveredOrder(db, [{ variantId: ids[0]!, quantity: 1 }], 1_000_000)
    const asked = [{ orderLineId: lines[0]!.id, reason: 'too_small' as const, wantedVariantId: ids[1]! }]
    const { id: returnId } = await requestReturn(db, guest, aReturnRequest(orderId, asked, { wish: 'exchange' }))
    await approveReturn(db, lan, { returnId })
    const lineId = (await findReturn(db, returnId))!.lines[0]!.id
    await receiveReturn(db, lan, { returnId, pieces: [{ lineId, number: 1, resellable: true, note: null }] })
    const { id: exchangeId } = await exchangeReturn(db, lan, { returnId, payment: 'bank_transfer' })
    expect((await findPayment(db, exchangeId))!.dueAt!.getTime()).toBeCloseTo(inMinutes(30 * 60).getTime(), -4)
  })
})

describe('an order with a coupon, edited after the coupon changed', () => {
  test.beforeEach(({ db }) => openSmallShop(db))

  async function withCoupon(db: Db) {
    const { id } = await aPromotion(db, { code: 'THU10' })
    const { variantId } = await aProduct(db, { price: 2_000_000 })
    const cart = await aCart(db, [{ variantId, quantity: 1 }])
    await addCode(db, cart, 'THU10')
    const { id: orderId } = await placeOrder(db, guest, aPlacement(cart, 1_800_000))
    return { promotionId: id, orderId }
  }

  /** Saves the promotion as its editor does. */
  async function change(db: Db, id: string, changes: Partial<Parameters<typeof savePromotion>[2]['draft']>) {
    const { effect, scope, ...rule } = (await findPromotion(db, id))!
    const draft = { ...rule, effect, scope, skus: [], ofSkus: [], code: 'THU10', ...changes }
    await savePromotion(db, system, { id, draft: draft as Parameters<typeof savePromotion>[2]['draft'] })
  }

  test('the sum that the promotion gave follows the lines of the order', async ({ db }) => {
    const { promotionId, orderId } = await withCoupon(db)
    expect(await findPromotion(db, promotionId)).toMatchObject({ uses: 1, given: 200_000 })
    await edit(db, orderId, 2)
    expect(await findPromotion(db, promotionId)).toMatchObject({ uses: 1, given: 400_000 })
  })

  test('the sum that free delivery gave is nothing once the order is picked up', async ({ db }) => {
    const { id } = await aPromotion(db, { code: 'FREESHIP', effect: { kind: 'free-shipping', most: null } })
    const { variantId } = await aProduct(db, { price: 400_000 })
    const cart = await aCart(db, [{ variantId, quantity: 1 }])
    await addCode(db, cart, 'FREESHIP')
    const { id: orderId } = await placeOrder(db, guest, aPlacement(cart, 400_000))
    expect(await findPromotion(db, id)).toMatchObject({ given: 25_000 })
    const order = (await findOrder(db, orderId))!
    const details = { ...order, method: 'pickup' as const, address: null }
    const { version, total: seenTotal } = await previewDetailsEdit(db, { orderId, details })
    await editOrderDetails(db, lan, { orderId, details, version, seenTotal })
    expect(await findPromotion(db, id)).toMatchObject({ uses: 1, given: 0 })
  })

  test('the order keeps its ten per cent when the promotion got another code', async ({ db }) => {
    const { promotionId, orderId } = await withCoupon(db)
    await change(db, promotionId, { code: 'MUADONG' })
    expect(await edit(db, orderId, 2)).toBe(3_600_000)
    expect((await findOrder(db, orderId))!.discounts).toMatchObject([{ promotionId, code: 'THU10', amount: 400_000 }])
    expect(await db.select().from(promotionUses)).toMatchObject([{ orderId, releasedAt: null }])
  })

  test('the order keeps its discount when the promotion now gives less or has ended', async ({ db }) => {
    const { promotionId, orderId } = await withCoupon(db)
    await change(db, promotionId, {
      effect: { kind: 'percent', percent: 5, most: null },
      minSubtotal: 9_000_000,
      startsAt: addDays(new Date(), -3),
      endsAt: addDays(new Date(), -1),
    })
    expect(await edit(db, orderId, 2)).toBe(3_600_000)
  })

  test('an order without stored terms gets the discount that the promotion gives today', async ({ db }) => {
    const { promotionId, orderId } = await withCoupon(db)
    await db.update(promotionUses).set({ terms: null })
    await db
      .update(promotions)
      .set({ effect: { kind: 'percent', percent: 5, most: null } })
      .where(eq(promotions.id, promotionId))
    expect(await edit(db, orderId, 2)).toBe(3_800_000)
  })
})
