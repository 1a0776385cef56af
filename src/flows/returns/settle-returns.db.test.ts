import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect } from 'vitest'
import { addDays } from '#kit/clock.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { guest } from '#shop/identity/actor.ts'
import { availableOf, findStock } from '#shop/inventory/queries.ts'
import { emails, notifications } from '#shop/notifications/schema.ts'
import { findOrder } from '#shop/orders/queries.ts'
import { listTimeline } from '#shop/orders/timeline/list-timeline.ts'
import { listRefunds, refundable } from '#shop/payments/refunds/list-refunds.ts'
import { openRefund } from '#shop/payments/refunds/open-refund.ts'
import { findPayment } from '#shop/payments/queries.ts'
import { recordRefundByHand } from '../refunds/record-refund-by-hand.ts'
import type { ReturnLineInput } from '#shop/returns/open-return.ts'
import { findReturn, findReturnOfExchange } from '#shop/returns/queries.ts'
import { listWorkOrdersOf } from '#shop/work/queries.ts'
import { aDeliveredOrder, aSizedProduct, aReturnRequest, sendOut } from '#test/a-delivered-order.ts'
import { aUser } from '#test/a-person.ts'
import { carryEvents } from '#test/a-review.ts'
import { aBootAndWork } from '#test/boot-and-work.ts'
import { openSmallShop } from '#test/small-shop.ts'
import { test } from '#test/with-db.ts'
import { approveReturn } from './approve-return.ts'
import { requestReturn, type ReturnRequest } from './request-return.ts'
import { exchangeReturn } from './exchange-return.ts'
import { expireReturns } from './expire-returns.ts'
import { receiveReturn } from './receive-return.ts'
import { readReturnValue } from '../closing/read-return-value.ts'
import { refundReturn } from './refund-return.ts'
import { settleCash } from '../payments/settle-cash.ts'
import { withdrawReturn } from './withdraw-return.ts'

const binh = 'user:binh'
const refused = (code: string) => expect.objectContaining({ code })
beforeEach<{ db: Db }>(({ db }) => openSmallShop(db))

/** A requested, approved and received return; all pieces are good unless stated otherwise. */
async function here(db: Db, wish: ReturnRequest, { came = 99, resellable = true } = {}) {
  const { id: returnId } = await requestReturn(db, guest, wish)
  await approveReturn(db, binh, { returnId })
  const { lines } = (await findReturn(db, returnId))!
  const pieces = lines.flatMap(({ id: lineId, quantity }) =>
    Array.from({ length: Math.min(came, quantity) }, (_, nth) => ({ lineId, number: nth + 1, resellable, note: null })),
  )
  await receiveReturn(db, binh, { returnId, pieces })
  return returnId
}

async function anOrder(db: Db, sizes = [500_000, 500_000, 560_000], quantity = 2, changes = {}) {
  const { ids } = await aSizedProduct(
    db,
    sizes.map((price) => ({ price, stock: 3 })),
  )
  const total = sizes[0]! * quantity + (sizes[0]! * quantity < 1_000_000 ? 25_000 : 0)
  const { orderId, lines } = await aDeliveredOrder(db, [{ variantId: ids[0]!, quantity }], total, changes)
  const line = (change: Partial<ReturnLineInput> = {}) => ({ orderLineId: lines[0]!.id, ...change })
  return { ids, orderId, line, payment: async () => (await findPayment(db, orderId))! }
}
const suggested = async (db: Db, returnId: string) =>
  (await readReturnValue(db, (await findReturn(db, returnId))!)).suggested

describe('refund of a return', () => {
  test('the refund is what was paid for the pieces, asked for once, by hand for cash', async ({ db }) => {
    const { orderId, line, payment } = await anOrder(db)
    const returnId = await here(db, aReturnRequest(orderId, [line()]))
    expect(await suggested(db, returnId)).toMatchObject({ goods: 500_000, shipping: 0, total: 500_000 })
    const closed = await refundReturn(db, binh, { returnId, amount: 500_000, reason: null })
    expect(closed).toMatchObject({ state: 'closed', suggested: 500_000, refunded: 500_000, closedBy: binh })
    const [refund, ...more] = await listRefunds(db, (await payment()).id)
    expect(more).toEqual([])
    expect(refund).toMatchObject({ amount: 500_000, state: 'requested', reason: closed.code, method: null })
    await recordRefundByHand(db, binh, { refundId: refund!.id, reference: 'FT1' })
    expect(await payment()).toMatchObject({ state: 'partly_refunded', refunded: 500_000 })
    const again = refundReturn(db, binh, { returnId, amount: 500_000, reason: null })
    await expect(again).rejects.toEqual(refused('return-moved-on'))
  })

  test('another amount needs a reason and never exceeds the money held', async ({ db }) => {
    const { orderId, line } = await anOrder(db)
    const returnId = await here(db, aReturnRequest(orderId, [line()]))
    const give = (amount: number, reason: string | null = null) => refundReturn(db, binh, { returnId, amount, reason })
    await expect(give(400_000)).rejects.toEqual(refused('return-reason'))
    await expect(give(1_000_001, 'Khách quen')).rejects.toEqual(refused('refund-too-much'))
    await expect(give(-1, 'Nhầm')).rejects.toEqual(refused('refund-too-much'))
    expect(await give(0, 'Hàng đã trượt')).toMatchObject({
      state: 'closed',
      refunded: 0,
      refundReason: 'Hàng đã trượt',
    })
  })

  test('used pieces returned for the customer’s own reason, and pieces that did not come, are suggested at 0', async ({
    db,
  }) => {
    const { orderId, line } = await anOrder(db)
    const one = await here(db, aReturnRequest(orderId, [line()]), { resellable: false })
    expect(await suggested(db, one)).toMatchObject({ total: 0 })
    const { orderId: other, line: two } = await anOrder(db)
    const part = await here(db, aReturnRequest(other, [two({ quantity: 2, reason: 'defect' })]), {
      came: 1,
      resellable: false,
    })
    expect(await suggested(db, part)).toMatchObject({ total: 500_000 })
  })

  test('the delivery fee is refunded with the last piece of an order returned for the shop’s fault', async ({ db }) => {
    const { orderId, line } = await anOrder(db, [300_000, 300_000])
    const first = await here(db, aReturnRequest(orderId, [line({ reason: 'wrong_item' })]))
    expect(await suggested(db, first)).toMatchObject({ total: 300_000 })
    await refundReturn(db, binh, { returnId: first, amount: 300_000, reason: null })
    const last = await here(db, aReturnRequest(orderId, [line({ reason: 'wrong_item' })]))
    expect(await suggested(db, last)).toMatchObject({ goods: 300_000, shipping: 25_000, total: 325_000 })
    await refundReturn(db, binh, { returnId: last, amount: 325_000, reason: null })
    expect(await refundable(db, (await findPayment(db, orderId))!)).toBe(0)
  })

  test('a sum already refunded for the same piece by staff is not refunded again', async ({ db }) => {
    const { orderId, line, payment } = await anOrder(db, [500_000, 500_000], 1)
    const { id: paymentId } = await payment()
    const lines = [{ lineId: line().orderLineId, quantity: 1, amount: 200_000 }]
    await openRefund(db, binh, { paymentId, amount: 200_000, reason: 'Giảm giá', key: 'desk', lines })
    const returnId = await here(db, aReturnRequest(orderId, [line()]))
    expect(await suggested(db, returnId)).toMatchObject({ total: 300_000 })
  })

  test('a service that staff refunded is not taken off the goods', async ({ db }) => {
    const { boot, sharpening } = await aBootAndWork(db)
    const pair = { variantId: boot, quantity: 1, services: [sharpening], finalSince: new Date() }
    const { orderId, lines } = await aDeliveredOrder(db, [pair], 1_150_000)
    const work = (await findOrder(db, orderId))!.lines.find(({ partOf }) => partOf !== null)!
    const refund = { amount: 150_000, lines: [{ lineId: work.id, quantity: 1, amount: 150_000 }] }
    const { id: paymentId } = (await findPayment(db, orderId))!
    await openRefund(db, binh, { paymentId, reason: 'Mài lỗi', key: 'desk', ...refund })
    const returnId = await here(db, aReturnRequest(orderId, [{ orderLineId: lines[0]!.id, reason: 'defect' }]))
    expect(await suggested(db, returnId)).toMatchObject({ goods: 1_000_000, works: 0, total: 1_000_000 })
  })

  test('the refund waits while the carrier still has the cash', async ({ db }) => {
    const { orderId, line } = await anOrder(db, undefined, undefined, { isPaid: false })
    const returnId = await here(db, aReturnRequest(orderId, [line()]))
    expect(await suggested(db, returnId)).toMatchObject({ goods: 500_000, total: 500_000, waits: true })
    const give = (amount: number, reason: string | null = null) => refundReturn(db, binh, { returnId, amount, reason })
    await expect(give(500_000)).rejects.toEqual(refused('return-waits'))
    await expect(give(500_000, 'Khách chờ')).rejects.toEqual(refused('return-waits'))
    await expect(give(0)).rejects.toEqual(refused('return-waits'))
    expect(await findReturn(db, returnId)).toMatchObject({ state: 'received' })
    await settleCash(db, binh, { orderId, reason: 'Đối soát' })
    expect(await give(500_000)).toMatchObject({ state: 'closed', refunded: 500_000 })
  })
})

describe('exchange of a return', () => {
  const exchange = async (db: Db, wanted: number, { sizes = [500_000, 500_000, 560_000], quantity = 1 } = {}) => {
    const { ids, orderId, line, payment } = await anOrder(db, sizes)
    const asked = line({ reason: 'too_small', wantedVariantId: ids[wanted]!, quantity })
    const returnId = await here(db, aReturnRequest(orderId, [asked], { wish: 'exchange' }))
    const opened = await exchangeReturn(db, binh, { returnId, payment: 'cod' })
    return { ids, orderId, line, payment, returnId, opened }
  }

  test('the exchange is an order of its own, paid by the return, with the reserved piece', async ({ db }) => {
    const { ids, orderId, returnId, opened, payment } = await exchange(db, 1)
    const order = (await findOrder(db, opened.id))!
    expect(order).toMatchObject({
      state: 'placed',
      total: 0,
      subtotal: 500_000,
      discount: 500_000,
      name: 'Nguyễn Thị Lan',
    })
    expect(order.lines).toMatchObject([{ variantId: ids[1], quantity: 1, total: 500_000, discount: 500_000 }])
    expect(order.discounts).toMatchObject([{ source: 'exchange', amount: 500_000 }])
    expect(await findPayment(db, opened.id)).toMatchObject({ state: 'paid', amount: 0 })
    expect(await findReturn(db, returnId)).toMatchObject({
      state: 'closed',
      exchangeOrderId: opened.id,
      credit: 500_000,
    })
    expect((await findReturnOfExchange(db, opened.id))!.orderId).toBe(orderId)
    expect(await findStock(db, ids[1]!)).toMatchObject({ onHand: 3, reserved: 1 })
    expect(await findStock(db, ids[0]!)).toMatchObject({ onHand: 2, reserved: 0 })
    expect(await payment()).toMatchObject({ state: 'paid', refunded: 0 })
  })

  test('a dearer size leaves the difference to be paid', async ({ db }) => {
    const { opened } = await exchange(db, 2)
    expect(opened).toMatchObject({ total: 60_000 })
    expect(await findPayment(db, opened.id)).toMatchObject({ state: 'due', method: 'cod', amount: 60_000, received: 0 })
  })

  test('a cheaper size refunds the difference to the first payment', async ({ db }) => {
    const { opened, payment, returnId } = await exchange(db, 1, { sizes: [500_000, 450_000] })
    expect(opened).toMatchObject({ total: 0 })
    expect(await listRefunds(db, (await payment()).id)).toMatchObject([{ amount: 50_000, state: 'requested' }])
    expect(await findReturn(db, returnId)).toMatchObject({ refunded: 50_000, credit: 450_000 })
  })

  test('an exchange happens once, and not for a return that wants a refund', async ({ db }) => {
    const { returnId } = await exchange(db, 1)
    const again = exchangeReturn(db, binh, { returnId, payment: 'cod' })
    await expect(again).rejects.toEqual(refused('return-moved-on'))
    const { orderId, line } = await anOrder(db)
    const money = await here(db, aReturnRequest(orderId, [line()]))
    await expect(exchangeReturn(db, binh, { returnId: money, payment: 'cod' })).rejects.toEqual(
      refused('return-moved-on'),
    )
  })

  test('only pieces that came are exchanged, and the other reserved pieces are for sale again', async ({ db }) => {
    const { ids, orderId, line } = await anOrder(db)
    const asked = line({ reason: 'too_small', wantedVariantId: ids[1]!, quantity: 2 })
    const returnId = await here(db, aReturnRequest(orderId, [asked], { wish: 'exchange' }), { came: 1 })
    expect((await availableOf(db, [ids[1]!])).get(ids[1]!)).toBe(2)
    const { id } = await exchangeReturn(db, binh, { returnId, payment: 'cod' })
    expect((await findOrder(db, id))!.lines).toMatchObject([{ quantity: 1 }])
    expect((await availableOf(db, [ids[1]!])).get(ids[1]!)).toBe(2)
  })

  test('an exchange can be refunded instead, and releases its reserved piece', async ({ db }) => {
    const { ids, orderId, line } = await anOrder(db)
    const asked = line({ reason: 'too_small', wantedVariantId: ids[1]! })
    const returnId = await here(db, aReturnRequest(orderId, [asked], { wish: 'exchange' }))
    await refundReturn(db, binh, { returnId, amount: 500_000, reason: null })
    expect((await availableOf(db, [ids[1]!])).get(ids[1]!)).toBe(3)
  })

  test('an exchange of a defective sharpened pair is sharpened again free of charge', async ({ db }) => {
    const { boot, sharpening } = await aBootAndWork(db)
    const pair = { variantId: boot, quantity: 1, services: [sharpening], finalSince: new Date() }
    const { orderId, lines } = await aDeliveredOrder(db, [pair], 1_150_000)
    const asked = { orderLineId: lines[0]!.id, reason: 'defect' as const, wantedVariantId: boot }
    const returnId = await here(db, aReturnRequest(orderId, [asked], { wish: 'exchange' }), { resellable: false })
    const { id } = await exchangeReturn(db, binh, { returnId, payment: 'cod' })
    expect((await findOrder(db, id))!).toMatchObject({ total: 0, subtotal: 1_150_000 })
    expect(await listWorkOrdersOf(db, id)).toMatchObject([{ kind: 'sharpening', state: 'open' }])
  })

  test('a returned exchange is refunded from the first payment, for the price first paid', async ({ db }) => {
    const { opened, orderId, payment } = await exchange(db, 1)
    await sendOut(db, opened.id)
    const [line] = (await findOrder(db, opened.id))!.lines
    const returnId = await here(db, aReturnRequest(opened.id, [{ orderLineId: line!.id }]))
    expect(await suggested(db, returnId)).toMatchObject({ goods: 500_000, total: 500_000 })
    await refundReturn(db, binh, { returnId, amount: 500_000, reason: null })
    expect(await listRefunds(db, (await payment()).id)).toMatchObject([{ amount: 500_000 }])
    expect((await findPayment(db, orderId))!.id).toBe((await payment()).id)
  })
})

describe('an approved return that is never sent', () => {
  test('it is withdrawn a week after its last day, and its reserved size is released', async ({ db }) => {
    const { ids, orderId, line } = await anOrder(db)
    const asked = line({ reason: 'too_small', wantedVariantId: ids[1]! })
    const { id: returnId } = await requestReturn(db, guest, aReturnRequest(orderId, [asked], { wish: 'exchange' }))
    await approveReturn(db, binh, { returnId })
    await expireReturns(db, addDays(new Date(), 14))
    expect(await findReturn(db, returnId)).toMatchObject({ state: 'approved' })
    await expireReturns(db, addDays(new Date(), 15))
    expect(await findReturn(db, returnId)).toMatchObject({ state: 'withdrawn', closedBy: 'system' })
    expect((await availableOf(db, [ids[1]!])).get(ids[1]!)).toBe(3)
  })

  test('its buyer is told why it ended, by email, bell and timeline; of an own withdrawal nobody tells', async ({
    db,
  }) => {
    const { id: userId, actor } = await aUser(db)
    const { orderId, line } = await anOrder(db, [500_000], 2, { userId })
    const asked = async () => (await requestReturn(db, actor, aReturnRequest(orderId, [line()]))).id
    const [late, withdrawn] = [await asked(), await asked()]
    await withdrawReturn(db, actor, { returnId: withdrawn })
    await approveReturn(db, binh, { returnId: late })
    await expireReturns(db, addDays(new Date(), 15))
    await carryEvents(db)
    const mails = await db.select().from(emails).where(eq(emails.kind, 'return-ended'))
    expect(mails).toMatchObject([{ to: 'lan@example.com', facts: { returnId: late } }])
    const { code } = (await findReturn(db, late))!
    const bells = (await db.select().from(notifications)).map(({ title }) => title.en)
    expect(bells.filter((title) => title.endsWith('has ended'))).toEqual([`Return ${code} has ended`])
    const steps = (await listTimeline(db, orderId)).filter(({ kind }) => kind === 'return')
    expect(steps.map(({ facts }) => facts.step)).toEqual(['ended', 'approved', 'withdrawn', 'requested', 'requested'])
  })
})
