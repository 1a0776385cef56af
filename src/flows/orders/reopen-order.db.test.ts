import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { addDays, shopDay } from '#kit/clock.ts'
import { addWorkDays } from '#kit/work-day.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { outbox } from '#platform/jobs/outbox-schema.server.ts'
import { addCode } from '#shop/cart/codes.ts'
import { replaceCart } from '#shop/cart/replace-cart.ts'
import { guest } from '#shop/identity/actor.ts'
import { adjustStock } from '#shop/inventory/moves/adjust-stock.ts'
import { findStock } from '#shop/inventory/queries.ts'
import { findOrder } from '#shop/orders/queries.ts'
import { orders } from '#shop/orders/schema.ts'
import { listUnmatchedPayments } from '#shop/payments/matching/list-open-money.ts'
import { findNoticeSource } from '#shop/payments/registered-gateways.ts'
import { findPayment } from '#shop/payments/queries.ts'
import { unmatchedPayments } from '#shop/payments/matching-schema.ts'
import { promotions, promotionUses } from '#shop/pricing/schema.ts'
import { markOwnHandedBack } from '#shop/work/mark-handed-back.ts'
import { listWorkOrdersOf } from '#shop/work/queries.ts'
import { workOrders } from '#shop/work/schema.ts'
import { aPromotion } from '#test/a-promotion.ts'
import { aBootAndWork } from '#test/boot-and-work.ts'
import { anOrderToPay, sepayTells } from '#test/pay.ts'
import { aCart, aPlacement, aProduct, openSmallShop } from '#test/small-shop.ts'
import { test } from '#test/with-db.ts'
import { cancelOrder } from './cancel-order.ts'
import { confirmOrder } from './confirm-order.ts'
import { expireUnpaidOrders } from './expire-unpaid-orders.ts'
import { assignUnmatchedPayment } from '../payments/assign-unmatched-payment.ts'
import { placeOrder } from './place-order.ts'
import { reactions } from '../reactions.ts'
import { reopenOrder } from './reopen-order.ts'
import { settleNotice } from '../payments/settle-notice.ts'

const lan = 'user:lan'
const note = 'Khách chuyển trễ'
const refused = (code: string) => expect.objectContaining({ code })
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000)

/** The order is cancelled as unpaid, then its transfer is reported. Returns the unmatched payment. */
async function tooLate(db: Db, { code, amount = 1_000_000 }: { code: string; amount?: number }) {
  expect(await expireUnpaidOrders(db, inMinutes(21))).toBe(1)
  await settleNotice(db, findNoticeSource('sepay')!, sepayTells({ memo: `LUOT${code}`, amount }))
  const open = await listUnmatchedPayments(db)
  expect(open).toMatchObject([{ reason: 'late', amount, mayRevive: true }])
  return open[0]!.id
}

describe('an order that expired unpaid and whose transfer came late', () => {
  test.beforeEach(({ db }) => openSmallShop(db))

  test('staff reopen the order once with that money, and its goods are reserved again', async ({ db }) => {
    const { orderId, code, variantId } = await anOrderToPay(db)
    const unmatchedPaymentId = await tooLate(db, { code })
    expect((await findOrder(db, orderId))!.state).toBe('cancelled')
    await expect(assignUnmatchedPayment(db, lan, { unmatchedPaymentId, code, note })).rejects.toEqual(
      refused('order-expired'),
    )
    await reopenOrder(db, lan, { unmatchedPaymentId, code, note })
    const order = (await findOrder(db, orderId))!
    expect(order.state).toBe('placed')
    expect(order.timeline.slice(-2)).toMatchObject([
      { kind: 'reopened', actor: lan, public: true },
      { kind: 'paid', actor: lan },
    ])
    expect(await findPayment(db, orderId)).toMatchObject({ state: 'paid', received: 1_000_000 })
    expect(await findStock(db, variantId)).toMatchObject({ onHand: 5, reserved: 1 })
    expect(await db.select().from(unmatchedPayments)).toMatchObject([{ ending: 'matched', endedBy: lan, note }])
    await expect(reopenOrder(db, lan, { unmatchedPaymentId, code, note })).rejects.toEqual(refused('order-not-expired'))
    await confirmOrder(db, lan, { orderId })
  })

  test('a reopened order is delivered as many days later as its money came', async ({ db }) => {
    const { variantId } = await aProduct(db, { price: 1_000_000 })
    const cart = await aCart(db, [{ variantId, quantity: 1 }])
    const order = await placeOrder(db, guest, aPlacement(cart, 1_000_000, { payment: 'bank_transfer' }))
    const unmatchedPaymentId = await tooLate(db, order)
    // Dates the order back by two days.
    await db
      .update(orders)
      .set({ placedAt: addDays(new Date(), -2) })
      .where(eq(orders.id, order.id))
    await reopenOrder(db, lan, { unmatchedPaymentId, code: order.code, note })
    expect((await findOrder(db, order.id))!.deliverUntil).toBe(
      shopDay(addDays(new Date(`${order.deliverUntil}T12:00:00+07:00`), 2)),
    )
  })

  test('an order whose goods are sold out is not reopened, and the money stays unmatched', async ({ db }) => {
    const { orderId, code, variantId } = await anOrderToPay(db)
    const unmatchedPaymentId = await tooLate(db, { code })
    await adjustStock(db, lan, { variantId, change: -5, note: 'Kiểm kho' })
    await expect(reopenOrder(db, lan, { unmatchedPaymentId, code, note })).rejects.toEqual(refused('revive-sold-out'))
    expect((await findOrder(db, orderId))!.state).toBe('cancelled')
    expect(await findPayment(db, orderId)).toMatchObject({ state: 'expired', received: 0 })
    expect(await db.select().from(unmatchedPayments)).toMatchObject([{ ending: null }])
  })

  test('too little money does not reopen the order; of too much the rest stays unmatched', async ({ db }) => {
    const one = await anOrderToPay(db)
    const little = await tooLate(db, { code: one.code, amount: 900_000 })
    await expect(reopenOrder(db, lan, { unmatchedPaymentId: little, code: one.code, note })).rejects.toEqual(
      refused('revive-too-little'),
    )
    await settleNotice(db, findNoticeSource('sepay')!, sepayTells({ memo: 'mua giay', amount: 1_200_000 }))
    const nameless = (await listUnmatchedPayments(db)).find(({ amount }) => amount === 1_200_000)!
    expect(nameless.mayRevive).toBe(true)
    await reopenOrder(db, lan, { unmatchedPaymentId: nameless.id, code: one.code, note })
    expect(await findPayment(db, one.orderId)).toMatchObject({ state: 'paid', received: 1_000_000 })
    expect((await listUnmatchedPayments(db)).map(({ amount }) => amount).toSorted()).toEqual([200_000, 900_000])
  })

  test('two part payments that are enough together reopen the order', async ({ db }) => {
    const { orderId, code } = await anOrderToPay(db)
    const first = await tooLate(db, { code, amount: 400_000 })
    await settleNotice(db, findNoticeSource('sepay')!, sepayTells({ memo: `LUOT${code}`, amount: 650_000 }))
    await reopenOrder(db, lan, { unmatchedPaymentId: first, code, note })
    expect(await findPayment(db, orderId)).toMatchObject({ state: 'paid', received: 1_000_000 })
    expect((await listUnmatchedPayments(db)).map(({ amount, reason }) => [amount, reason])).toEqual([
      [50_000, 'overpaid'],
    ])
  })

  test('an order that somebody cancelled is not reopened', async ({ db }) => {
    const { orderId, code } = await anOrderToPay(db)
    await cancelOrder(db, lan, { orderId, reason: 'Đổi ý' })
    await settleNotice(db, findNoticeSource('sepay')!, sepayTells({ memo: `LUOT${code}`, amount: 1_000_000 }))
    const [{ id: unmatchedPaymentId, mayRevive } = { id: '', mayRevive: true }] = await listUnmatchedPayments(db)
    expect(mayRevive).toBe(false)
    await expect(reopenOrder(db, lan, { unmatchedPaymentId, code, note })).rejects.toEqual(refused('order-not-expired'))
  })

  test('a reopened order uses its coupon again, or is refused when no use is left', async ({ db }) => {
    await aPromotion(db, { code: 'MOTLAN', maxUses: 1 })
    const place = async () => {
      const { variantId } = await aProduct(db, { price: 2_000_000 })
      const cart = await aCart(db, [{ variantId, quantity: 1 }])
      await addCode(db, cart, 'MOTLAN')
      return placeOrder(db, guest, aPlacement(cart, 1_800_000, { payment: 'bank_transfer' }))
    }
    const order = await place()
    const unmatchedPaymentId = await tooLate(db, { code: order.code, amount: 1_800_000 })
    const other = await place()
    const revive = () => reopenOrder(db, lan, { unmatchedPaymentId, code: order.code, note })
    await expect(revive()).rejects.toEqual(refused('revive-promotion-gone'))
    await cancelOrder(db, lan, { orderId: other.id, reason: 'Đổi ý' })
    await revive()
    expect(await db.select({ used: promotions.used }).from(promotions)).toEqual([{ used: 1 }])
    // The `order.cancelled` event is dispatched only now; the promotion use must stay.
    const cancelled = eq(outbox.name, 'order.cancelled')
    for (const { id, facts } of await db.select().from(outbox).where(cancelled))
      if (facts.orderId === order.id) await reactions['order.cancelled']![1]!(db, facts, id)
    const uses = await db.select().from(promotionUses).where(eq(promotionUses.orderId, order.id))
    expect(uses).toMatchObject([{ releasedAt: null }])
  })

  test('a reopened order has its work order open again', async ({ db }) => {
    const { boot, sharpening } = await aBootAndWork(db)
    const line = { variantId: boot, services: [sharpening], finalSince: new Date(), quantity: 1 }
    const { cartId } = await replaceCart(db, undefined, [line])
    const total = 1_150_000
    const order = await placeOrder(db, guest, aPlacement(cartId, total, { payment: 'bank_transfer' }))
    const unmatchedPaymentId = await tooLate(db, { code: order.code, amount: total })
    expect(await listWorkOrdersOf(db, order.id)).toMatchObject([{ state: 'cancelled' }])
    await reopenOrder(db, lan, { unmatchedPaymentId, code: order.code, note })
    expect(await listWorkOrdersOf(db, order.id)).toMatchObject([{ state: 'open', cancelledAt: null }])
  })

  test('own skates that are here are worked on with a new day; those handed back meanwhile must arrive again', async ({
    db,
  }) => {
    const { sharpening } = await aBootAndWork(db)
    // Orders whose skates were here used to expire too; staff find such orders still.
    const anOrder = async () => {
      const cart = await aCart(db, [{ variantId: sharpening, quantity: 2 }])
      const order = await placeOrder(db, guest, aPlacement(cart, 325_000, { payment: 'bank_transfer' }))
      const money = await tooLate(db, { code: order.code, amount: 325_000 })
      const takenIn = { takenInAt: addDays(new Date(), -9), cameBy: 'brought', condition: 'Lưỡi gỉ' } as const
      await db.update(workOrders).set(takenIn).where(eq(workOrders.orderId, order.id))
      return { ...order, money }
    }
    const { money, ...here } = await anOrder()
    await reopenOrder(db, lan, { unmatchedPaymentId: money, code: here.code, note })
    const dueOn = addWorkDays(shopDay(new Date()), 2)
    expect(await listWorkOrdersOf(db, here.id)).toMatchObject([{ state: 'open', dueOn, cancelledAt: null }])
    const { money: late, ...gone } = await anOrder()
    await markOwnHandedBack(db, gone.id)
    await reopenOrder(db, lan, { unmatchedPaymentId: late, code: gone.code, note })
    const waiting = {
      state: 'waiting',
      dueOn: null,
      takenInAt: null,
      handedBackAt: null,
      cameBy: null,
      condition: null,
    }
    expect(await listWorkOrdersOf(db, gone.id)).toMatchObject([waiting])
  })
})
