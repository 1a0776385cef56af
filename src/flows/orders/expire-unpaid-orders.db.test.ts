import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { outbox } from '#platform/jobs/outbox-schema.server.ts'
import { guest } from '#shop/identity/actor.ts'
import { availableOf } from '#shop/inventory/queries.ts'
import { findOrder } from '#shop/orders/queries.ts'
import { findNoticeSource } from '#shop/payments/registered-gateways.ts'
import { findPayment, listAttempts } from '#shop/payments/queries.ts'
import { unmatchedPayments } from '#shop/payments/matching-schema.ts'
import { listWorkOrdersOf } from '#shop/work/queries.ts'
import { takeInSkates } from '#shop/work/take-in-skates.ts'
import { aBootAndWork } from '#test/boot-and-work.ts'
import { anOrderToPay, sepayTells } from '#test/pay.ts'
import { aCart, aPlacement, openSmallShop } from '#test/small-shop.ts'
import { test } from '#test/with-db.ts'
import { changePaymentMethod } from '../payments/change-payment-method.ts'
import { confirmOrder } from '../orders/confirm-order.ts'
import { expireUnpaidOrders } from './expire-unpaid-orders.ts'
import { placeOrder } from './place-order.ts'
import { settleNotice } from '../payments/settle-notice.ts'

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000)
const bank = () => findNoticeSource('sepay')!

describe('an order that is not paid in time', () => {
  test.beforeEach(({ db }) => openSmallShop(db))

  test('the order is cancelled with its cause, and its stock is free again', async ({ db }) => {
    const { orderId, variantId } = await anOrderToPay(db)
    expect((await findPayment(db, orderId))!.dueAt!.getTime()).toBeCloseTo(inMinutes(15).getTime(), -4)
    expect(await expireUnpaidOrders(db, inMinutes(14))).toBe(0)
    // A transfer made in the last minute may be reported after the deadline.
    expect(await expireUnpaidOrders(db, inMinutes(19))).toBe(0)
    expect((await availableOf(db, [variantId])).get(variantId)).toBe(4)
    expect(await expireUnpaidOrders(db, inMinutes(21))).toBe(1)
    expect(await expireUnpaidOrders(db, inMinutes(22))).toBe(0)
    expect((await availableOf(db, [variantId])).get(variantId)).toBe(5)
    const order = (await findOrder(db, orderId))!
    expect(order.state).toBe('cancelled')
    expect(order.timeline.at(-1)).toMatchObject({
      kind: 'cancelled',
      actor: 'system',
      facts: { cause: 'payment-expired' },
    })
    const payment = (await findPayment(db, orderId))!
    expect(payment).toMatchObject({ state: 'expired', received: 0 })
    expect(await listAttempts(db, payment.id)).toMatchObject([{ state: 'expired' }])
    const told = await db.select().from(outbox).where(eq(outbox.name, 'order.cancelled'))
    expect(told).toHaveLength(1)
  })

  test('money that comes after the deadline does not revive the order and waits as unmatched', async ({ db }) => {
    const { orderId, code } = await anOrderToPay(db)
    await expireUnpaidOrders(db, inMinutes(21))
    await settleNotice(db, bank(), sepayTells({ memo: `LUOT${code}`, amount: 1_000_000 }))
    expect(await findPayment(db, orderId)).toMatchObject({ state: 'expired', received: 0 })
    expect(await db.select().from(unmatchedPayments)).toMatchObject([
      { reason: 'late', amount: 1_000_000, ending: null },
    ])
  })

  test('an order with unmatched money is not cancelled and keeps its stock', async ({ db }) => {
    const { orderId, code, variantId } = await anOrderToPay(db)
    await settleNotice(db, bank(), sepayTells({ memo: `LUOT${code}`, amount: 900_000 }))
    expect(await expireUnpaidOrders(db, inMinutes(10_000))).toBe(0)
    expect((await findOrder(db, orderId))!.state).toBe('placed')
    expect((await availableOf(db, [variantId])).get(variantId)).toBe(4)
  })

  test('an order that staff confirmed or that changed to COD is not cancelled', async ({ db }) => {
    const confirmed = await anOrderToPay(db)
    await confirmOrder(db, 'user:lan', { orderId: confirmed.orderId, unpaidReason: 'Khách quen' })
    const changed = await anOrderToPay(db)
    await changePaymentMethod(db, guest, { orderId: changed.orderId, method: 'cod' })
    expect(await expireUnpaidOrders(db, inMinutes(10_000))).toBe(0)
  })

  test('an order whose skates the customer brought is left to staff', async ({ db }) => {
    const { sharpening } = await aBootAndWork(db)
    const cart = await aCart(db, [{ variantId: sharpening, quantity: 1 }])
    const { id: orderId } = await placeOrder(db, guest, aPlacement(cart, 175_000, { payment: 'bank_transfer' }))
    const [work] = await listWorkOrdersOf(db, orderId)
    await takeInSkates(db, 'user:lan', { workId: work!.id, cameBy: 'brought', condition: null })
    expect(await expireUnpaidOrders(db, inMinutes(10_000))).toBe(0)
    expect((await findOrder(db, orderId))!.state).toBe('placed')
    expect(await findPayment(db, orderId)).toMatchObject({ state: 'awaiting' })
  })

  test('each new attempt gets new time, up to two hours after the order', async ({ db }) => {
    const { orderId } = await anOrderToPay(db)
    for (let tries = 0; tries < 3; tries += 1)
      await changePaymentMethod(db, guest, { orderId, method: 'bank_transfer' })
    const payment = (await findPayment(db, orderId))!
    expect((await listAttempts(db, payment.id)).map(({ reference }) => reference.slice(-1))).toEqual([
      '4',
      '3',
      '2',
      '1',
    ])
    const order = (await findOrder(db, orderId))!
    const { deadlineOf } = await import('#shop/payments/attempts/deadline.ts')
    const late = new Date(order.placedAt.getTime() + 115 * 60_000)
    expect(deadlineOf(late, 15, order.placedAt)).toEqual(new Date(order.placedAt.getTime() + 120 * 60_000))
  })
})
