import { beforeEach, describe, expect } from 'vitest'
import { type Db } from '#platform/postgres/db.server.ts'
import { guest } from '#shop/identity/actor.ts'
import { listOrderLines } from '#shop/orders/queries.ts'
import { listShipments } from '#shop/orders/shipments/list-shipments.ts'
import { headlineOf } from '#shop/payments/headline.ts'
import { orderMoneyOf } from '#shop/payments/ledger/order-money-of.ts'
import { stillOwed } from '#shop/payments/ledger/owed.ts'
import { findPayment } from '#shop/payments/queries.ts'
import { dropRefund, recordRefundByHand } from './record-refund-by-hand.ts'
import type { PaymentMethod } from '#shop/checkout/payment-method.ts'
import { expectBooksToBalance, refundsOf } from '#test/came-back.ts'
import { aNotice } from '#test/pay.ts'
import { aCart, aPlacement, aProduct, openSmallShop } from '#test/small-shop.ts'
import { test } from '#test/with-db.ts'
import { confirmOrder } from '../orders/confirm-order.ts'
import { packOrder } from '../shipments/pack-order.ts'
import { deliverOrder } from '../shipments/deliver-order.ts'
import { deliverPartially } from '../shipments/deliver-partially.ts'
import { deliverShipment } from '../shipments/deliver-shipment.ts'
import { cancelRemainder } from '../orders/cancel-remainder.ts'
import { handOverShipment } from '../shipments/hand-over-shipment.ts'
import { listOrderRows } from '../orders/list-order-rows.ts'
import { placeOrder } from '../orders/place-order.ts'
import { refundOrder } from './refund-order.ts'
import { settleCash } from '../payments/settle-cash.ts'
import { settleVerified } from '../payments/settle-notice.ts'

const lan = 'user:lan'
const refused = (code: string) => expect.objectContaining({ code })
const everything = {
  state: null,
  payment: null,
  method: null,
  channel: null,
  text: '',
  sort: '-time',
  page: 1,
} as const
beforeEach<{ db: Db }>(({ db }) => openSmallShop(db))

/** An order of 1,000,000 đồng: 400,000 arrived and are being refunded, since the buyer pays in another way. */
async function givenBack(db: Db, payment: PaymentMethod) {
  const { variantId } = await aProduct(db, { price: 1_000_000, stock: 9 })
  const cart = await aCart(db, [{ variantId, quantity: 1 }])
  const { id: orderId, code } = await placeOrder(db, guest, aPlacement(cart, 1_000_000, { payment }))
  await settleCash(db, lan, { orderId, amount: 400_000, reason: 'Đặt cọc' })
  const asked = { orderId, key: 'k', amount: 400_000, reason: 'Khách xin lại cọc', pieces: [], byHand: true }
  await refundOrder(db, lan, asked)
  return { orderId, code }
}

describe('a refunded deposit of an order that is not fully paid', () => {
  test('the deposit is owed again at once, in ledger, payment and order list', async ({ db }) => {
    const { orderId } = await givenBack(db, 'bank_transfer')
    expect(await orderMoneyOf(db, orderId)).toMatchObject({ due: 1_000_000, refundsPending: 400_000 })
    expect(stillOwed(await findPayment(db, orderId))).toBe(1_000_000)
    const [row] = await listOrderRows(db, { ...everything, view: 'problems' })
    expect(headlineOf(row!.state, row!.money)).toBe('unpaid')
    expect(row!.issues).toEqual(['refund'])
    await expectBooksToBalance(db)
  })

  test('a transfer of the earlier rest does not make the order paid', async ({ db }) => {
    const { orderId, code } = await givenBack(db, 'bank_transfer')
    const source = { name: 'sepay', method: 'bank_transfer' } as const
    const notice = aNotice(code, { amount: 600_000 })
    expect(await settleVerified(db, { source, notice, raw: '{}' })).toBe('recorded')
    expect(await findPayment(db, orderId)).toMatchObject({ state: 'awaiting' })
    expect(stillOwed(await findPayment(db, orderId))).toBe(400_000)
  })

  test('the deposit is collected by COD', async ({ db }) => {
    const { orderId } = await givenBack(db, 'cod')
    await confirmOrder(db, lan, { orderId })
    await packOrder(db, lan, { orderId })
    const [refund] = await refundsOf(db, orderId)
    await recordRefundByHand(db, lan, { refundId: refund!.id, reference: 'FT1' })
    expect(await listShipments(db, orderId)).toMatchObject([{ codAmount: 1_000_000 }])
  })

  test('the deposit is not owed once staff withdraw the refund, and an order with the rest paid becomes paid', async ({
    db,
  }) => {
    const { orderId } = await givenBack(db, 'bank_transfer')
    await settleCash(db, lan, { orderId, amount: 600_000, reason: 'Chuyển khoản' })
    expect(await findPayment(db, orderId)).toMatchObject({ state: 'awaiting' })
    const [refund] = await refundsOf(db, orderId)
    await dropRefund(db, lan, { refundId: refund!.id, why: 'Khách để lại cọc' })
    expect(await findPayment(db, orderId)).toMatchObject({ state: 'paid' })
    expect(await orderMoneyOf(db, orderId)).toMatchObject({ due: 0, held: 1_000_000 })
    await expectBooksToBalance(db)
  })
})

/** Two pieces of 500,000, 400,000 of it paid ahead; one is with its carrier, who collects 300,000 for it. */
async function oneIsOut(db: Db) {
  const { variantId } = await aProduct(db, { price: 500_000, stock: 9 })
  const cart = await aCart(db, [{ variantId, quantity: 2 }])
  const { id: orderId } = await placeOrder(db, guest, aPlacement(cart, 1_000_000, { payment: 'cod' }))
  await settleCash(db, lan, { orderId, amount: 400_000, reason: 'Đặt cọc' })
  await confirmOrder(db, lan, { orderId })
  const lineId = (await listOrderLines(db, orderId))[0]!.id
  const { shipmentId } = await packOrder(db, lan, { orderId, lines: [{ lineId, quantity: 1 }] })
  await handOverShipment(db, lan, { shipmentId, carrier: 'GHN', trackingCode: null, trackingUrl: null })
  const refund = (amount: number, quantity = 0) => {
    const pieces = quantity ? [{ lineId, quantity }] : []
    return refundOrder(db, lan, { orderId, key: `k${amount}`, amount, reason: 'Bớt', pieces, byHand: true })
  }
  return { orderId, refund }
}

describe('a deposit that pays for goods that have left the shop', () => {
  test('only the part that pays for goods still here can be refunded', async ({ db }) => {
    const { orderId, refund } = await oneIsOut(db)
    await expect(refund(200_001)).rejects.toEqual(refused('refund-pays-goods'))
    await refund(200_000)
    expect(stillOwed(await findPayment(db, orderId))).toBe(800_000)
    await packOrder(db, lan, { orderId })
    expect((await listShipments(db, orderId)).map((one) => one.codAmount)).toEqual([300_000, 500_000])
    await expectBooksToBalance(db)
  })

  test('a refund for those goods lowers the price agreed, so that nobody owes it again', async ({ db }) => {
    const { orderId, refund } = await oneIsOut(db)
    await refund(400_000, 1)
    // 200,000 of the deposit paid for the piece that has left.
    expect(await orderMoneyOf(db, orderId)).toMatchObject({ agreed: 800_000, due: 800_000 })
    expect(stillOwed(await findPayment(db, orderId))).toBe(800_000)
    const [given] = await refundsOf(db, orderId)
    await dropRefund(db, lan, { refundId: given!.id, why: 'Khách không nhận' })
    expect(await orderMoneyOf(db, orderId)).toMatchObject({ agreed: 1_000_000, due: 600_000 })
    expect(stillOwed(await findPayment(db, orderId))).toBe(600_000)
    await expectBooksToBalance(db)
  })
})

test('an order paid to the shop while its parcel also collected stays paid: the carrier’s cash adds no debt', async ({
  db,
}) => {
  const { orderId } = await oneIsOut(db)
  await cancelRemainder(db, lan, { orderId, reason: 'Hết hàng' })
  await settleCash(db, lan, { orderId, reason: 'Phiếu thu' })
  const [shipment] = await listShipments(db, orderId)
  await deliverShipment(db, lan, { shipmentId: shipment!.id })
  expect(await findPayment(db, orderId)).toMatchObject({ state: 'paid', received: 500_000, waived: 500_000 })
  await expectBooksToBalance(db)
})

/** Two pieces of 500,000, paid; at the door the buyer took one, the other is on its way back and its money was promised. */
async function oneGoesBack(db: Db) {
  const { variantId } = await aProduct(db, { price: 500_000, stock: 9 })
  const cart = await aCart(db, [{ variantId, quantity: 2 }])
  const { id: orderId } = await placeOrder(db, guest, aPlacement(cart, 1_000_000, { payment: 'bank_transfer' }))
  await settleCash(db, lan, { orderId, reason: 'Chuyển khoản' })
  await confirmOrder(db, lan, { orderId })
  const { shipmentId } = await packOrder(db, lan, { orderId })
  await handOverShipment(db, lan, { shipmentId, carrier: 'GHN', trackingCode: null, trackingUrl: null })
  const lineId = (await listOrderLines(db, orderId))[0]!.id
  const rest = await deliverPartially(db, lan, { shipmentId, taken: [{ lineId, quantity: 1 }], collected: null })
  const pieces = [{ lineId, quantity: 1 }]
  await refundOrder(db, lan, { orderId, key: 'k', amount: 500_000, reason: 'Không nhận', pieces, byHand: true })
  return { orderId, rest }
}

describe('returning pieces that the customer takes after all', () => {
  test('“customer has received it” does not deliver them: they stay on their way back, and so does their refund', async ({
    db,
  }) => {
    const { orderId } = await oneGoesBack(db)
    await expect(db.transaction((tx) => deliverOrder(tx, lan, { orderId }))).rejects.toMatchObject({
      code: 'order-moved-on',
    })
    expect((await listShipments(db, orderId)).map(({ state }) => state)).toEqual(['delivered', 'handed_over'])
    expect(await refundsOf(db, orderId)).toMatchObject([{ state: 'requested' }])
    expect(await orderMoneyOf(db, orderId)).toMatchObject({ due: 0 })
  })

  test('they are paid by the refund that was promised for them, which ends', async ({ db }) => {
    const { orderId, rest } = await oneGoesBack(db)
    await deliverShipment(db, lan, { shipmentId: rest })
    expect(await refundsOf(db, orderId)).toMatchObject([{ state: 'refused' }])
    expect(await orderMoneyOf(db, orderId)).toMatchObject({ due: 0, over: 0, held: 1_000_000 })
    expect(await findPayment(db, orderId)).toMatchObject({ state: 'paid' })
    await expectBooksToBalance(db)
  })

  test('they are owed once that refund was paid out, and the order is among the problems', async ({ db }) => {
    const { orderId, rest } = await oneGoesBack(db)
    const [given] = await refundsOf(db, orderId)
    await recordRefundByHand(db, lan, { refundId: given!.id, reference: 'FT1' })
    await deliverShipment(db, lan, { shipmentId: rest })
    expect(await orderMoneyOf(db, orderId)).toMatchObject({ due: 500_000 })
    const [row] = await listOrderRows(db, { ...everything, view: 'problems' })
    expect(row!.id).toBe(orderId)
    expect(row!.issues).toContain('unpaid')
    await expectBooksToBalance(db)
  })
})
