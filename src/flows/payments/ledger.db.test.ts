import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect } from 'vitest'
import { type Db } from '#platform/postgres/db.server.ts'
import { users } from '#shop/identity/schema.ts'
import { guest, system } from '#shop/identity/actor.ts'
import { listShipments } from '#shop/orders/shipments/list-shipments.ts'
import { listOrderLines } from '#shop/orders/queries.ts'
import { orders } from '#shop/orders/schema.ts'
import { shipments } from '#shop/orders/shipments-schema.ts'
import { endRefund } from '#shop/payments/refunds/end-refund.ts'
import { orderMoneyOf } from '#shop/payments/ledger/order-money-of.ts'
import { findPayment } from '#shop/payments/queries.ts'
import { finishRefund } from '../refunds/finish-refund.ts'
import { dropRefund, recordRefundByHand } from '../refunds/record-refund-by-hand.ts'
import { saveSettings } from '#shop/settings/save-settings.ts'
import { sendOut } from '#test/a-delivered-order.ts'
import { aUser } from '#test/a-person.ts'
import { cameBack, expectBooksToBalance, refundsOf, sendBack } from '#test/came-back.ts'
import { aCart, aPlacement, aProduct, openSmallShop } from '#test/small-shop.ts'
import { test } from '#test/with-db.ts'
import { cancelOrder } from '../orders/cancel-order.ts'
import { cancelOwnOrder } from '../orders/cancel-own-order.ts'
import { confirmOrder } from '../orders/confirm-order.ts'
import { deliverShipment } from '../shipments/deliver-shipment.ts'
import { eraseUser } from '../users/erase-user.ts'
import { exchangeReturn } from '../returns/exchange-return.ts'
import { expireUnpaidOrders } from '../orders/expire-unpaid-orders.ts'
import { handOverShipment } from '../shipments/hand-over-shipment.ts'
import { listOrderRows } from '../orders/list-order-rows.ts'
import { mergeUsers } from '../users/merge-users.ts'
import { packOrder } from '../shipments/pack-order.ts'
import { placeOrder } from '../orders/place-order.ts'
import { refundOrder } from '../refunds/refund-order.ts'
import { refundReturn } from '../returns/refund-return.ts'
import { returnShipment } from '../shipments/return-shipment.ts'
import { reship } from '../shipments/reship.ts'
import { settleCash } from './settle-cash.ts'

const lan = 'user:lan'
const refused = (code: string) => expect.objectContaining({ code })
beforeEach<{ db: Db }>(async ({ db }) => {
  await openSmallShop(db)
  await saveSettings(db, lan, { codLimit: 50_000_000 })
})

const issues = async (db: Db, orderId: string) =>
  (
    await listOrderRows(db, {
      view: 'problems',
      state: null,
      payment: null,
      method: null,
      channel: null,
      text: '',
      sort: '-time',
      page: 1,
    })
  ).find((row) => row.id === orderId)?.issues

describe('a refused refund', () => {
  async function askedBack(db: Db) {
    const { variantId } = await aProduct(db, { price: 1_000_000 })
    const cart = await aCart(db, [{ variantId, quantity: 1 }])
    const { id: orderId } = await placeOrder(db, guest, aPlacement(cart, 1_000_000))
    await settleCash(db, lan, { orderId, reason: 'Phiếu thu' })
    const askAgain = () =>
      refundOrder(db, lan, {
        orderId,
        key: crypto.randomUUID(),
        amount: 400_000,
        reason: 'Hộp móp',
        pieces: [],
        byHand: true,
      })
    return { orderId, askAgain, refundId: (await askAgain()).id }
  }

  test('one that the provider refused is a problem until the money is paid back another way', async ({ db }) => {
    const { orderId, askAgain, refundId } = await askedBack(db)
    await finishRefund(db, system, refundId, { to: 'refused' })
    expect(await issues(db, orderId)).toEqual(['refund', 'over'])
    const { id } = await askAgain()
    expect(await issues(db, orderId)).toEqual(['refund'])
    await recordRefundByHand(db, lan, { refundId: id, reference: 'PC-2' })
    expect(await issues(db, orderId)).toBeUndefined()
  })

  test('one that staff dropped is no problem any more', async ({ db }) => {
    const { orderId, refundId } = await askedBack(db)
    await dropRefund(db, lan, { refundId, why: 'Ghi nhầm đơn' })
    expect(await issues(db, orderId)).toBeUndefined()
  })
})

describe('a cancelled exchange', () => {
  test('a customer’s cancellation refunds the price of the returned goods to the payment it came from', async ({
    db,
  }) => {
    const { orderId, returnId } = await cameBack(db, [2_000_000, 2_000_000])
    const exchange = await exchangeReturn(db, lan, { returnId, payment: 'cod' })
    expect(await orderMoneyOf(db, orderId)).toMatchObject({ agreed: 0, received: 2_000_000, held: 0, free: 0, over: 0 })
    expect(await orderMoneyOf(db, exchange.id)).toMatchObject({
      agreed: 2_000_000,
      creditIn: 2_000_000,
      due: 0,
      over: 0,
    })
    const { refunded } = await cancelOwnOrder(db, guest, { orderId: exchange.id, reason: 'Đổi ý' })
    expect(refunded).toBe(2_000_000)
    expect(await refundsOf(db, orderId)).toMatchObject([{ amount: 2_000_000, state: 'requested' }])
    expect(await orderMoneyOf(db, exchange.id)).toMatchObject({ agreed: 0, creditIn: 0, held: 0, over: 0 })
    await expectBooksToBalance(db)
  })

  test('a cancellation by staff without refund leaves the credit with the first order, shown until it is refunded', async ({
    db,
  }) => {
    const { orderId, returnId } = await cameBack(db, [2_000_000, 2_000_000])
    const { id } = await exchangeReturn(db, lan, { returnId, payment: 'cod' })
    expect(await issues(db, orderId)).toBeUndefined()
    await cancelOrder(db, lan, { orderId: id, reason: 'Hết hàng' })
    expect(await orderMoneyOf(db, orderId)).toMatchObject({ over: 2_000_000, free: 2_000_000 })
    expect(await issues(db, orderId)).toEqual(['over'])
    const key = crypto.randomUUID()
    await refundOrder(db, lan, { orderId, key, amount: 2_000_000, reason: 'Trả lại', pieces: [], byHand: true })
    expect(await issues(db, orderId)).toEqual(['refund'])
    const [refund] = await refundsOf(db, orderId)
    await recordRefundByHand(db, lan, { refundId: refund!.id, reference: 'PC-1' })
    expect(await issues(db, orderId)).toBeUndefined()
    expect(await orderMoneyOf(db, orderId)).toMatchObject({ held: 0, due: 0, over: 0, refunded: 2_000_000 })
    await expectBooksToBalance(db)
  })

  test('an exchange that expires unpaid by the shop’s deadline leaves the credit with the first order', async ({
    db,
  }) => {
    await saveSettings(db, lan, { paymentMinutes: 60 })
    const { orderId, returnId } = await cameBack(db, [2_000_000, 2_060_000])
    const { id } = await exchangeReturn(db, lan, { returnId, payment: 'bank_transfer' })
    const { dueAt } = (await findPayment(db, id))!
    expect(dueAt!.getTime()).toBeGreaterThan(Date.now() + 50 * 60_000)
    expect(await orderMoneyOf(db, id)).toMatchObject({ agreed: 2_060_000, creditIn: 2_000_000, due: 60_000 })
    await expireUnpaidOrders(db, new Date(Date.now() + 72 * 3_600_000))
    expect(await findPayment(db, id)).toMatchObject({ state: 'expired' })
    expect(await orderMoneyOf(db, orderId)).toMatchObject({ over: 2_000_000, free: 2_000_000 })
    expect(await issues(db, orderId)).toEqual(['over'])
    await expectBooksToBalance(db)
  })

  test('a cancellation after an extra payment refunds both sums, each to its own payment', async ({ db }) => {
    const { orderId, returnId } = await cameBack(db, [2_000_000, 2_060_000])
    const { id } = await exchangeReturn(db, lan, { returnId, payment: 'cod' })
    await settleCash(db, lan, { orderId: id, reason: 'Tiền mặt', amount: 60_000 })
    expect(await cancelOrder(db, lan, { orderId: id, reason: 'Đổi ý', refund: true })).toEqual({ refunded: 2_060_000 })
    expect(await refundsOf(db, id)).toMatchObject([{ amount: 60_000 }])
    expect(await refundsOf(db, orderId)).toMatchObject([{ amount: 2_000_000 }])
    await expectBooksToBalance(db)
  })

  test('a returned exchange parcel leaves its credit in excess on the exchange, and the first payment refunds it', async ({
    db,
  }) => {
    const { orderId, returnId } = await cameBack(db, [2_000_000, 2_000_000])
    const { id } = await exchangeReturn(db, lan, { returnId, payment: 'cod' })
    await sendOut(db, id, { isDelivered: false })
    const [shipment] = await db.select().from(shipments).where(eq(shipments.orderId, id))
    await returnShipment(db, lan, { shipmentId: shipment!.id, reason: 'refused', goods: 'restock' })
    expect(await orderMoneyOf(db, id)).toMatchObject({ over: 2_000_000, free: 2_000_000 })
    expect(await issues(db, id)).toContain('over')
    const asked = { key: crypto.randomUUID(), amount: 2_000_000, reason: 'Hàng quay về', pieces: [], byHand: true }
    const refund = await refundOrder(db, lan, { orderId: id, ...asked })
    expect((await refundOrder(db, lan, { orderId: id, ...asked })).id).toBe(refund.id)
    expect(await refundsOf(db, orderId)).toMatchObject([{ amount: 2_000_000 }])
    expect(await orderMoneyOf(db, id)).toMatchObject({ over: 0, creditIn: 0 })
    await expectBooksToBalance(db)
  })

  test('after a cancellation before the carrier’s settlement, the cash is in excess once it arrives', async ({
    db,
  }) => {
    const { orderId, returnId } = await cameBack(db, [2_000_000, 2_000_000], { isPaid: false })
    const { id } = await exchangeReturn(db, lan, { returnId, payment: 'cod' })
    expect(await orderMoneyOf(db, orderId)).toMatchObject({ due: 2_000_000, own: -2_000_000, free: 0 })
    expect(await cancelOwnOrder(db, guest, { orderId: id, reason: 'Đổi ý' })).toEqual({ refunded: 0 })
    expect(await orderMoneyOf(db, orderId)).toMatchObject({ due: 0, over: 0, held: 0 })
    await settleCash(db, lan, { orderId, reason: 'Đối soát' })
    expect(await orderMoneyOf(db, orderId)).toMatchObject({ over: 2_000_000, free: 2_000_000 })
    expect(await issues(db, orderId)).toEqual(['over'])
    await expectBooksToBalance(db)
  })
})

describe('money that the shop holds in excess', () => {
  test('a paid parcel that came back leaves its price in excess, apart from an earlier refund, until it is reshipped', async ({
    db,
  }) => {
    const one = await aProduct(db, { price: 600_000 })
    const two = await aProduct(db, { price: 1_000_000 })
    const cart = await aCart(
      db,
      [one, two].map(({ variantId }) => ({ variantId, quantity: 1 })),
    )
    const { id: orderId } = await placeOrder(db, guest, aPlacement(cart, 1_600_000))
    await settleCash(db, lan, { orderId, reason: 'Phiếu thu' })
    const [first, second] = await inTwoShipments(db, orderId)
    const returnId = await sendBack(db, { orderId, orderLineId: first!.lineId })
    await refundReturn(db, lan, { returnId, amount: 600_000, reason: null })
    await returnShipment(db, lan, { shipmentId: second!.shipmentId, reason: 'refused', goods: 'restock' })
    expect(await orderMoneyOf(db, orderId)).toMatchObject({ over: 1_000_000, free: 1_000_000 })
    await reship(db, lan, { shipmentId: second!.shipmentId })
    expect(await orderMoneyOf(db, orderId)).toMatchObject({ over: 0, due: 0 })
    await expectBooksToBalance(db)
  })

  test('an account is not erased while the shop owes it money or a refund is on its way', async ({ db }) => {
    const person = await aUser(db, { email: 'lan-no@example.com', name: 'Lan' })
    const { variantId } = await aProduct(db, { price: 3_000_000 })
    const cart = await aCart(db, [{ variantId, quantity: 1 }])
    const { id: orderId } = await placeOrder(db, guest, aPlacement(cart, 3_000_000))
    await db.update(orders).set({ userId: person.id }).where(eq(orders.id, orderId))
    await settleCash(db, lan, { orderId, reason: 'Phiếu thu' })
    await cancelOrder(db, lan, { orderId, reason: 'Hết hàng' })
    await expect(eraseUser(db, person.id)).rejects.toMatchObject({
      code: 'money-owed',
      facts: { codes: orderId.slice(-8) },
    })
    const asked = { key: crypto.randomUUID(), amount: 3_000_000, reason: 'Trả', pieces: [], byHand: true }
    const { id: refundId } = await refundOrder(db, lan, { orderId, ...asked })
    await expect(eraseUser(db, person.id)).rejects.toEqual(refused('money-owed'))
    await recordRefundByHand(db, lan, { refundId, reference: 'PC-2' })
    await eraseUser(db, person.id)
    expect(await db.select().from(users).where(eq(users.id, person.id))).toEqual([])
  })

  test('an account with the credit of a cancelled exchange is not erased, also after it was merged into another', async ({
    db,
  }) => {
    const person = await aUser(db, { email: 'minh-no@example.com', name: 'Minh' })
    const other = await aUser(db, { email: 'minh-hai@example.com', name: 'Minh' })
    const { orderId, returnId } = await cameBack(db, [2_000_000, 2_000_000])
    await db.update(orders).set({ userId: person.id }).where(eq(orders.id, orderId))
    const { id } = await exchangeReturn(db, lan, { returnId, payment: 'cod' })
    await cancelOrder(db, lan, { orderId: id, reason: 'Hết hàng' })
    await expect(eraseUser(db, person.id)).rejects.toEqual(refused('money-owed'))
    await mergeUsers(db, lan, { fromId: person.id, intoId: other.id })
    await expect(eraseUser(db, other.id)).rejects.toEqual(refused('money-owed'))
    expect(await orderMoneyOf(db, orderId)).toMatchObject({ over: 2_000_000 })
  })

  test('a cancelled order takes no more receipts', async ({ db }) => {
    const { variantId } = await aProduct(db, { price: 1_000_000 })
    const cart = await aCart(db, [{ variantId, quantity: 1 }])
    const { id: orderId } = await placeOrder(db, guest, aPlacement(cart, 1_000_000))
    await settleCash(db, lan, { orderId, reason: 'Cọc', amount: 400_000 })
    await cancelOrder(db, lan, { orderId, reason: 'Đổi ý' })
    const late = settleCash(db, lan, { orderId, reason: 'Phiếu thu', amount: 600_000 })
    await expect(late).rejects.toEqual(refused('payment-moved-on'))
    expect(await orderMoneyOf(db, orderId)).toMatchObject({ due: 0, over: 400_000, received: 400_000 })
  })

  test('a refund stays owed when the provider refuses it, and not when staff withdraw it', async ({ db }) => {
    const { orderId } = await cameBack(db, [1_000_000, 1_000_000])
    const ask = () =>
      refundOrder(db, lan, {
        orderId,
        amount: 300_000,
        reason: 'Xin lỗi',
        pieces: [],
        byHand: true,
        key: crypto.randomUUID(),
      })
    await endRefund(db, 'system', (await ask()).id, { to: 'refused' })
    expect(await orderMoneyOf(db, orderId)).toMatchObject({ over: 300_000, held: 1_000_000 })
    await endRefund(db, lan, (await ask()).id, { to: 'refused' })
    expect(await orderMoneyOf(db, orderId)).toMatchObject({ over: 300_000, held: 1_000_000 })
  })
})

/** Each line in a parcel of its own; the first has arrived. */
async function inTwoShipments(db: Db, orderId: string) {
  await confirmOrder(db, lan, { orderId })
  const lines = await listOrderLines(db, orderId)
  for (const { id: lineId } of lines) await packOrder(db, lan, { orderId, lines: [{ lineId, quantity: 1 }] })
  const orderShipments = await listShipments(db, orderId)
  const carriage = { carrier: 'GHN', trackingCode: null, trackingUrl: null }
  for (const { id: shipmentId } of orderShipments) await handOverShipment(db, lan, { shipmentId, ...carriage })
  await deliverShipment(db, lan, { shipmentId: orderShipments[0]!.id })
  return orderShipments.map((shipment) => ({ shipmentId: shipment.id, lineId: shipment.lines[0]!.orderLineId }))
}
