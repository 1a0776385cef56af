import { beforeEach, describe, expect } from 'vitest'
import { shopDay } from '#kit/clock.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { guest, staff, system } from '#shop/identity/actor.ts'
import { openAuth } from '#shop/identity/auth.server.ts'
import { adjustStock } from '#shop/inventory/moves/adjust-stock.ts'
import { closeStocktake } from '#shop/inventory/stocktakes/close-stocktake.ts'
import { countPieces } from '#shop/inventory/stocktakes/count-pieces.ts'
import { openStocktake } from '#shop/inventory/stocktakes/open-stocktake.ts'
import { writeOffStock } from '#shop/inventory/moves/write-off-stock.ts'
import { listShipments } from '#shop/orders/shipments/list-shipments.ts'
import { findOrder, listOrderLines } from '#shop/orders/queries.ts'
import { listRefunds } from '#shop/payments/refunds/list-refunds.ts'
import { recordUnmatchedPayment } from '#shop/payments/matching/record-unmatched-payment.ts'
import { findPayment } from '#shop/payments/queries.ts'
import { findReturn } from '#shop/returns/queries.ts'
import { countAudit, searchAudit, type AuditListParams } from '#shop/security/search-audit.ts'
import { saveSettings } from '#shop/settings/save-settings.ts'
import { aDeliveredOrder, aReturnRequest } from '#test/a-delivered-order.ts'
import { userWith } from '#test/person.ts'
import { aCart, aPlacement, aProduct, openSmallShop } from '#test/small-shop.ts'
import { test as base } from '#test/with-db.ts'
import { changePaymentMethod } from './change-payment-method.ts'
import { inspectReturnedShipment } from '../shipments/inspect-returned-shipment.ts'
import { confirmOrder } from '../orders/confirm-order.ts'
import { eraseOwnAccount } from '../users/erase-own-account.ts'
import { markShipmentLost } from '../shipments/mark-shipment-lost.ts'
import { packOrder } from '../shipments/pack-order.ts'
import { returnShipment } from '../shipments/return-shipment.ts'
import { shipOrder } from '../shipments/ship-order.ts'
import { receiveDelivery } from '#shop/inventory/moves/receive-delivery.ts'
import { receiveStock } from '#shop/inventory/moves/receive-stock.ts'
import { approveReturn } from '../returns/approve-return.ts'
import { requestReturn } from '../returns/request-return.ts'
import { cancelOrder } from '../orders/cancel-order.ts'
import { cancelOwnOrder } from '../orders/cancel-own-order.ts'
import { assignUnmatchedPayment } from './assign-unmatched-payment.ts'
import { placeOrder } from '../orders/place-order.ts'
import { receiveReturn } from '../returns/receive-return.ts'
import { recordRefundByHand } from '../refunds/record-refund-by-hand.ts'
import { refundOrder } from '../refunds/refund-order.ts'
import { refundReturn } from '../returns/refund-return.ts'
import { sellAtCounter } from '../orders/sell-at-counter.ts'
import { settleCash } from './settle-cash.ts'
import { settleShipmentCod } from './settle-shipment-cod.ts'

const test = base.extend('lan', async ({ db }) => {
  openAuth(db, 'a secret of at least thirty-two characters')
  return staff((await userWith(db, { role: 'admin' })).id)
})
const nothing: AuditListParams = { text: '', subject: null, actor: null, from: null, until: null }
const said = async (db: Db, asked: Partial<AuditListParams>) =>
  (await searchAudit(db, { ...nothing, ...asked })).map(({ verb, amount }) => [verb, amount])

beforeEach<{ db: Db }>(async ({ db }) => {
  await openSmallShop(db)
  await saveSettings(db, system, { codLimit: 50_000_000 })
})

async function anOrder(db: Db, payment: 'cod' | 'bank_transfer' = 'bank_transfer') {
  const { variantId } = await aProduct(db, { price: 1_000_000 })
  const { id, code } = await placeOrder(
    db,
    guest,
    aPlacement(await aCart(db, [{ variantId, quantity: 1 }]), 1_000_000, { payment }),
  )
  return { orderId: id, code, variantId }
}

const asRefund = (orderId: string, amount: number) => {
  return { orderId, key: crypto.randomUUID(), amount, reason: 'Xin lỗi khách', pieces: [], byHand: true }
}

describe('money actions of staff are in the audit log', () => {
  test('a counter sale with its discount and its receipt', async ({ db, lan }) => {
    const { variantId } = await aProduct(db, { price: 1_000_000 })
    const { cartId: _c, place: _p, address: _a, method: _m, payment: _y, ...placement } = aPlacement('', 900_000)
    const lines = [{ variantId, quantity: 1, finalSince: null }]
    const tender = { way: 'card', handed: null, reference: 'POS 12' } as const
    const desk = { amount: 100_000, reason: 'Hộp móp' }
    const { id } = await sellAtCounter(db, lan, { ...placement, lines, codes: [], tender, manualDiscount: desk })
    expect(await said(db, { kind: 'sale', actor: lan })).toEqual([['order.sold', 900_000]])
    expect(await said(db, { kind: 'discount' })).toEqual([['order.discounted', 100_000]])
    const [receipt] = await searchAudit(db, { ...nothing, kind: 'receipt', order: id.slice(-8) })
    expect(receipt).toMatchObject({ amount: 900_000, orderId: id, after: { way: 'card', reference: 'POS 12' } })
  })

  test('a refund and its payment: one query lists who gave refunds this week', async ({ db, lan }) => {
    const { orderId } = await anOrder(db)
    await settleCash(db, lan, { orderId, reason: 'Sao kê' })
    await refundOrder(db, lan, asRefund(orderId, 200_000))
    const [refund] = await listRefunds(db, (await findPayment(db, orderId))!.id)
    await recordRefundByHand(db, lan, { refundId: refund!.id, reference: 'PC 7' })
    const thisWeek = { kind: 'refund', from: shopDay(new Date()) } as const
    expect(await said(db, thisWeek)).toEqual([
      ['refund.paid-out', 200_000],
      ['refund.requested', 200_000],
    ])
    expect(await searchAudit(db, { ...nothing, ...thisWeek })).toMatchObject([{ actor: lan }, { actor: lan, orderId }])
    expect(await said(db, { ...thisWeek, least: 200_001 })).toEqual([])
    expect(await said(db, { kind: 'money', order: orderId, least: 1_000_000, most: 1_000_000 })).toEqual([
      ['payment.recorded', 1_000_000],
    ])
    expect(await countAudit(db, { ...nothing, ...thisWeek, until: '2020-01-01' })).toBe(0)
  })

  test('a cancellation with the sum refunded', async ({ db, lan }) => {
    const { orderId } = await anOrder(db)
    await settleCash(db, system, { orderId, reason: 'Sao kê' })
    await cancelOrder(db, lan, { orderId, reason: 'Hết hàng', refund: true })
    expect(await searchAudit(db, { ...nothing, kind: 'cancellation' })).toMatchObject([
      { verb: 'order.cancelled', amount: 1_000_000, after: { reason: 'Hết hàng', refunded: 1_000_000 } },
    ])
    expect(await said(db, { kind: 'refund' })).toEqual([['refund.requested', 1_000_000]])
  })

  test('a return from request to refund, and the cash that a carrier settled', async ({ db, lan }) => {
    const { variantId } = await aProduct(db, { price: 1_000_000 })
    const wanted = [{ variantId, quantity: 1 }]
    const { orderId, lines } = await aDeliveredOrder(db, wanted, 1_000_000, { isPaid: false })
    const [shipment] = await listShipments(db, orderId)
    await settleShipmentCod(db, lan, { shipmentId: shipment!.id, reason: 'Đối soát GHN' })
    expect(await said(db, { kind: 'cod' })).toEqual([['cod.settled', 1_000_000]])
    const { id: returnId } = await requestReturn(db, lan, aReturnRequest(orderId, [{ orderLineId: lines[0]!.id }]))
    await approveReturn(db, lan, { returnId })
    const lineId = (await findReturn(db, returnId))!.lines[0]!.id
    await receiveReturn(db, lan, { returnId, pieces: [{ lineId, number: 1, resellable: true, note: null }] })
    await refundReturn(db, lan, { returnId, amount: 900_000, reason: 'Đã trượt' })
    expect(await said(db, { kind: 'return', order: orderId })).toEqual([
      ['return.closed', 900_000],
      ['return.received', null],
      ['return.approved', null],
      ['return.requested', null],
    ])
    expect(await said(db, { kind: 'refund' })).toEqual([['refund.requested', 900_000]])
  })

  test('stock corrections with the count before and after', async ({ db, lan }) => {
    const { variantId } = await aProduct(db, { price: 1_000_000, stock: 5 })
    await adjustStock(db, lan, { variantId, change: -2, note: 'Đếm nhầm' })
    await writeOffStock(db, lan, { variantId, quantity: 1, note: 'Gãy lưỡi' })
    expect(await searchAudit(db, { ...nothing, kind: 'stock', actor: lan })).toMatchObject([
      { verb: 'stock.written-off', before: { onHand: 3 }, after: { onHand: 2, note: 'Gãy lưỡi' } },
      { verb: 'stock.adjusted', subjectId: variantId, before: { onHand: 5 }, after: { onHand: 3, note: 'Đếm nhầm' } },
    ])
  })

  test('unmatched money that was matched', async ({ db, lan }) => {
    const { orderId, code } = await anOrder(db)
    const unmatchedPaymentId = await recordUnmatchedPayment(db, {
      source: 'bank',
      amount: 400_000,
      reason: 'no_reference',
      memo: 'chuyen tien',
    })
    await assignUnmatchedPayment(db, lan, { unmatchedPaymentId, code, note: 'Khách gọi' })
    expect(await said(db, { kind: 'receipt', order: orderId })).toEqual([['payment.matched', 400_000]])
  })

  test('actions of customers on their own orders and of the shop itself are not in it', async ({ db }) => {
    const buyer = await userWith(db, { email: 'minh@example.com' })
    const { variantId } = await aProduct(db, { price: 1_000_000 })
    const cart = await aCart(db, [{ variantId, quantity: 1 }])
    const placement = aPlacement(cart, 1_000_000, { payment: 'bank_transfer', userId: buyer.id })
    const { id: orderId } = await placeOrder(db, staff(buyer.id), placement)
    await settleCash(db, system, { orderId, reason: 'Sao kê' })
    await cancelOwnOrder(db, staff(buyer.id), { orderId, reason: 'Đổi ý' })
    expect(await listOrderLines(db, orderId)).toHaveLength(1)
    expect(await said(db, { kind: 'money' })).toEqual([])
  })

  test('an action that was rolled back is not in it', async ({ db, lan }) => {
    const { orderId } = await anOrder(db)
    await expect(settleCash(db, lan, { orderId, reason: 'Sao kê', amount: 9_000_000 })).rejects.toMatchObject({
      code: 'receipt-too-much',
    })
    expect(await said(db, { kind: 'money' })).toEqual([])
  })
})

test('a stocktake that differs is in the audit log, with the difference of each SKU', async ({ db, lan }) => {
  const { variantId } = await aProduct(db, { price: 1_000_000, stock: 5, sku: 'SO-1' })
  const id = crypto.randomUUID()
  await openStocktake(db, lan, { id, note: 'Kệ 3' })
  await countPieces(db, lan, { stocktakeId: id, counted: [{ variantId, found: 4 }] })
  await closeStocktake(db, lan, id)
  expect(await searchAudit(db, { ...nothing, kind: 'stock' })).toMatchObject([
    { verb: 'stocktake.closed', name: 'Kệ 3', after: { 'SO-1': -1 } },
  ])
})

describe('actions on parcels, goods, payment methods and customers are in the audit log', () => {
  /** Handed to a carrier, not yet delivered. */
  async function onItsWay(db: Db, lan: string) {
    const { orderId, variantId } = await anOrder(db, 'cod')
    await confirmOrder(db, lan, { orderId, version: (await findOrder(db, orderId))!.version })
    await packOrder(db, lan, { orderId })
    await shipOrder(db, lan, { orderId, carrier: 'Viettel Post', trackingCode: 'VT1', trackingUrl: null })
    const [shipment] = await listShipments(db, orderId)
    return { orderId, variantId, shipmentId: shipment!.id, lineId: shipment!.lines[0]!.orderLineId }
  }

  test('a lost parcel, with the price of its goods', async ({ db, lan }) => {
    const { orderId, shipmentId } = await onItsWay(db, lan)
    await markShipmentLost(db, lan, { shipmentId, reason: 'lost', claim: 'Khiếu nại 77' })
    expect(await searchAudit(db, { ...nothing, kind: 'shipment', order: orderId })).toMatchObject([
      { verb: 'shipment.lost', actor: lan, amount: 1_000_000, after: { shipment: 1, claim: 'Khiếu nại 77' } },
    ])
  })

  test('returned goods that were written off', async ({ db, lan }) => {
    const { orderId, shipmentId } = await onItsWay(db, lan)
    await returnShipment(db, lan, { shipmentId, reason: 'refused', goods: 'look' })
    await inspectReturnedShipment(db, lan, { shipmentId, resellable: [] })
    expect(await searchAudit(db, { ...nothing, kind: 'shipment', order: orderId })).toMatchObject([
      { verb: 'shipment.checked', after: { restocked: 0, writtenOff: 1 } },
    ])
  })

  test('received goods: one row for each delivery, none for the first stock of a shop', async ({ db, lan }) => {
    const [one, other] = [await aProduct(db, { stock: 0, sku: 'NHAP-1' }), await aProduct(db, { stock: 0 })]
    const takes = [one, other].map(({ variantId }) => ({ variantId, quantity: 3 }))
    await receiveDelivery(db, lan, { id: crypto.randomUUID(), note: 'PN 12', takes })
    await receiveStock(db, lan, [{ variantId: one.variantId, quantity: 2 }])
    await receiveStock(db, system, takes)
    expect(await searchAudit(db, { ...nothing, kind: 'goods' })).toMatchObject([
      { actor: lan, name: 'NHAP-1', subjectId: one.variantId, after: { pieces: 2 } },
      { actor: lan, subjectId: '', after: { pieces: 6, sizes: 2, note: 'PN 12' } },
    ])
  })

  test('a changed payment method, though the customer chose it', async ({ db }) => {
    const { orderId } = await anOrder(db)
    await changePaymentMethod(db, guest, { orderId, method: 'cod' })
    expect(await searchAudit(db, { ...nothing, kind: 'way', order: orderId })).toMatchObject([
      { actor: guest, amount: 1_000_000, before: { way: 'bank_transfer' }, after: { way: 'cod' } },
    ])
  })

  test('a customer who erases their account: the action, without name or email', async ({ db }) => {
    const { id } = await userWith(db, { email: 'minh@example.com' })
    await eraseOwnAccount(db, id)
    expect(await searchAudit(db, { ...nothing, kind: 'customer' })).toMatchObject([
      { verb: 'user.erased', actor: guest, subjectId: id, name: null, before: null },
    ])
  })
})
