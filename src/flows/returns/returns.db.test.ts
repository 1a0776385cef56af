import { beforeEach, describe, expect } from 'vitest'
import { addDays, shopDay } from '#kit/clock.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { variants } from '#shop/catalogue/schema.ts'
import { guest } from '#shop/identity/actor.ts'
import { availableOf, findStock, listMoves } from '#shop/inventory/queries.ts'
import { listTimeline } from '#shop/orders/timeline/list-timeline.ts'
import { orders } from '#shop/orders/schema.ts'
import { declineReturn } from '#shop/returns/decline-return.ts'
import type { ReturnLineInput } from '#shop/returns/open-return.ts'
import { countReturnRows, listReturnRows } from '#shop/returns/list-return-rows.ts'
import { findReturn } from '#shop/returns/queries.ts'
import { markReturnSent } from '#shop/returns/mark-return-sent.ts'
import { saveSettings } from '#shop/settings/save-settings.ts'
import { aDeliveredOrder, aSizedProduct, aReturnRequest } from '#test/a-delivered-order.ts'
import { aBootAndWork } from '#test/boot-and-work.ts'
import { aProduct, openSmallShop } from '#test/small-shop.ts'
import { test } from '#test/with-db.ts'
import { refundReturn } from './refund-return.ts'
import { approveReturn } from './approve-return.ts'
import { requestReturn } from './request-return.ts'
import { receiveReturn } from './receive-return.ts'
import { withdrawReturn } from './withdraw-return.ts'

const binh = 'user:binh'
const refused = (code: string) => expect.objectContaining({ code })
beforeEach<{ db: Db }>(({ db }) => openSmallShop(db))

async function twoPairs(db: Db, changes = {}) {
  const { variantId } = await aProduct(db, { price: 500_000, stock: 5 })
  const { orderId, lines } = await aDeliveredOrder(db, [{ variantId, quantity: 2 }], 1_000_000, changes)
  const wish = (line: Partial<ReturnLineInput> = {}, others = {}) =>
    aReturnRequest(orderId, [{ orderLineId: lines[0]!.id, ...line }], others)
  return { orderId, variantId, lineId: lines[0]!.id, wish }
}

describe('a customer requests a return', () => {
  test('the return gets its own code and stands in the order’s timeline', async ({ db }) => {
    const { orderId, wish } = await twoPairs(db)
    const one = await requestReturn(db, guest, wish({}, { note: 'Không hợp màu' }))
    expect(one).toMatchObject({ code: `${orderId.slice(-8)}-R1`, state: 'requested', wish: 'refund', openedBy: guest })
    expect(await findReturn(db, one.id)).toMatchObject({ lines: [{ quantity: 1, reason: 'changed_mind', pieces: [] }] })
    expect((await listTimeline(db, orderId))[0]).toMatchObject({
      kind: 'return',
      public: true,
      facts: { step: 'requested', code: one.code },
    })
  })

  test('staff find a return by its code or its order’s, by a name without accents, and by a phone number', async ({
    db,
  }) => {
    const { orderId, wish } = await twoPairs(db)
    const { code } = await requestReturn(db, guest, wish())
    const found = async (text: string) => [
      (await listReturnRows(db, { view: 'to_decide', text, page: 1, limit: 25 })).map((row) => row.code),
      (await countReturnRows(db, text)).to_decide,
    ]
    const orderCode = orderId.slice(-8)
    for (const text of [code, `#${code}`, orderCode, `LUOT ${orderCode}`, orderId, 'nguyen thi lan', '0901 234 567'])
      expect(await found(text), text).toEqual([[code], 1])
    expect(await found('do duc')).toEqual([[], 0])
  })

  test('a form sent twice makes one return', async ({ db }) => {
    const { wish } = await twoPairs(db)
    const asked = wish()
    expect((await requestReturn(db, guest, asked)).id).toBe((await requestReturn(db, guest, asked)).id)
  })

  test('no more pieces than delivered can be requested; declined or withdrawn ones can be requested again', async ({
    db,
  }) => {
    const { wish } = await twoPairs(db)
    await expect(requestReturn(db, guest, wish({ quantity: 3 }))).rejects.toEqual(refused('return-too-many'))
    const one = await requestReturn(db, guest, wish({ quantity: 2 }))
    await expect(requestReturn(db, guest, wish())).rejects.toEqual(refused('return-none-left'))
    await expect(requestReturn(db, binh, wish({}, { overruled: 'quen' }))).rejects.toEqual(refused('return-none-left'))
    await withdrawReturn(db, guest, { returnId: one.id })
    const two = await requestReturn(db, guest, wish({ quantity: 2 }))
    await declineReturn(db, binh, { returnId: two.id, reason: 'Đã trượt trên băng' })
    expect((await requestReturn(db, guest, wish())).code).toMatch(/-R3$/)
  })

  test('pieces not delivered cannot be returned, not even by staff', async ({ db }) => {
    const { wish } = await twoPairs(db, { isDelivered: false })
    await expect(requestReturn(db, guest, wish())).rejects.toEqual(refused('return-not-delivered'))
    await expect(requestReturn(db, binh, wish({}, { overruled: 'Khách quen' }))).rejects.toEqual(
      refused('return-not-delivered'),
    )
  })

  test('after the days a change of mind is refused and a defect is not; staff may overrule with a reason', async ({
    db,
  }) => {
    const { wish } = await twoPairs(db)
    const later = addDays(new Date(), 16)
    await expect(requestReturn(db, guest, wish(), later)).rejects.toEqual(refused('return-too-late'))
    expect(await requestReturn(db, guest, wish({ reason: 'defect' }), later)).toMatchObject({ state: 'requested' })
    expect(await requestReturn(db, binh, wish({}, { overruled: 'Khách ốm' }), later)).toMatchObject({
      overruled: 'Khách ốm',
    })
  })

  test('the days are those promised on the day of the order', async ({ db }) => {
    const { orderId, wish } = await twoPairs(db)
    await saveSettings(db, binh, { exchangeDays: 1 })
    expect((await db.select().from(orders)).find(({ id }) => id === orderId)).toMatchObject({ exchangeDays: 15 })
    await requestReturn(db, guest, wish(), addDays(new Date(), 15))
    const next = await twoPairs(db)
    await expect(requestReturn(db, guest, next.wish(), addDays(new Date(), 2))).rejects.toEqual(
      refused('return-too-late'),
    )
  })

  test('a sharpened pair can be returned for a defect, not for its size; the service itself never', async ({ db }) => {
    const { boot, sharpening } = await aBootAndWork(db)
    const { orderId, lines } = await aDeliveredOrder(
      db,
      [
        { variantId: boot, quantity: 1, services: [sharpening], finalSince: new Date() },
        { variantId: sharpening, quantity: 1 },
      ],
      1_300_000,
    )
    const [pair, work] = lines.map((line) => line.id)
    const wish = (orderLineId: string, reason: ReturnLineInput['reason']) =>
      aReturnRequest(orderId, [{ orderLineId, reason }])
    await expect(requestReturn(db, guest, wish(pair!, 'too_small'))).rejects.toEqual(refused('return-final'))
    await expect(requestReturn(db, guest, wish(work!, 'defect'))).rejects.toEqual(refused('return-service'))
    expect(await requestReturn(db, guest, wish(pair!, 'defect'))).toMatchObject({ state: 'requested' })
  })

  test('a line of another order, or no line, is refused', async ({ db }) => {
    const [one, two] = [await twoPairs(db), await twoPairs(db)]
    await expect(requestReturn(db, guest, aReturnRequest(one.orderId, [{ orderLineId: two.lineId }]))).rejects.toEqual(
      refused('return-nothing'),
    )
    await expect(requestReturn(db, guest, aReturnRequest(one.orderId, []))).rejects.toEqual(refused('return-nothing'))
  })
})

describe('a return arrives', () => {
  test('a piece that was missing in it can be returned later, the one that came cannot', async ({ db }) => {
    const { wish } = await twoPairs(db)
    const { id: returnId } = await requestReturn(db, guest, wish({ quantity: 2 }))
    await approveReturn(db, binh, { returnId })
    const lineId = (await findReturn(db, returnId))!.lines[0]!.id
    await receiveReturn(db, binh, { returnId, pieces: [{ lineId, number: 1, resellable: true, note: null }] })
    await refundReturn(db, binh, { returnId, amount: 0, reason: 'Trả tiền mặt tại quầy' })
    await expect(requestReturn(db, guest, wish({ quantity: 2 }))).rejects.toEqual(refused('return-too-many'))
    expect(await requestReturn(db, guest, wish())).toMatchObject({ state: 'requested' })
    await expect(requestReturn(db, guest, wish())).rejects.toEqual(refused('return-none-left'))
  })

  test('resellable pieces go back to stock, others are written off, and the stock moves say both', async ({ db }) => {
    const { orderId, variantId, wish } = await twoPairs(db)
    const { id: returnId } = await requestReturn(db, guest, wish({ quantity: 2 }))
    await approveReturn(db, binh, { returnId })
    await markReturnSent(db, guest, { returnId, carrier: 'GHN', trackingCode: 'VE1' })
    const lineId = (await findReturn(db, returnId))!.lines[0]!.id
    await receiveReturn(db, binh, {
      returnId,
      pieces: [
        { lineId, number: 1, resellable: true, note: null },
        { lineId, number: 2, resellable: false, note: 'Lưỡi xước' },
      ],
    })
    expect(await findStock(db, variantId)).toMatchObject({ onHand: 4, reserved: 0 })
    const moves = (await listMoves(db, variantId)).slice(0, 3)
    expect(moves).toMatchObject([
      { cause: 'written_off', onHandChange: -1, orderId, actor: binh },
      { cause: 'returned', onHandChange: 1, orderId },
      { cause: 'returned', onHandChange: 1, orderId },
    ])
    expect((await findReturn(db, returnId))!.lines[0]!.pieces).toMatchObject([
      { number: 1, resellable: true },
      { number: 2, resellable: false, note: 'Lưỡi xước' },
    ])
    const twice = { returnId, pieces: [{ lineId, number: 1, resellable: true, note: null }] }
    await expect(receiveReturn(db, binh, twice)).rejects.toEqual(refused('return-moved-on'))
  })

  test('no pieces, more pieces than requested, a piece twice or of another return is refused', async ({ db }) => {
    const { variantId, wish } = await twoPairs(db)
    const { id: returnId } = await requestReturn(db, guest, wish())
    await approveReturn(db, binh, { returnId })
    const lineId = (await findReturn(db, returnId))!.lines[0]!.id
    const piece = { lineId, number: 1, resellable: true, note: null }
    for (const pieces of [
      [],
      [piece, piece],
      [piece, { ...piece, number: 2 }],
      [{ ...piece, lineId: crypto.randomUUID() }],
    ])
      await expect(receiveReturn(db, binh, { returnId, pieces })).rejects.toEqual(refused('return-no-pieces'))
    expect(await findStock(db, variantId)).toMatchObject({ onHand: 3 })
  })

  test('who has sent the parcel may say so again, and adds or corrects its code until it arrives', async ({ db }) => {
    const { wish } = await twoPairs(db)
    const { id: returnId } = await requestReturn(db, guest, wish())
    await approveReturn(db, binh, { returnId })
    await markReturnSent(db, guest, { returnId, carrier: null, trackingCode: null })
    for (let time = 0; time < 2; time += 1)
      await markReturnSent(db, guest, { returnId, carrier: 'GHN', trackingCode: 'VE2' })
    const sent = (await findReturn(db, returnId))!
    expect(sent).toMatchObject({ state: 'under_way', carrier: 'GHN', trackingCode: 'VE2' })
    await receiveReturn(db, binh, {
      returnId,
      pieces: [{ lineId: sent.lines[0]!.id, number: 1, resellable: true, note: null }],
    })
    const late = markReturnSent(db, guest, { returnId, carrier: 'GHN', trackingCode: 'VE3' })
    await expect(late).rejects.toEqual(refused('return-moved-on'))
  })

  test('a step out of sequence is refused', async ({ db }) => {
    const { wish } = await twoPairs(db)
    const { id: returnId } = await requestReturn(db, guest, wish())
    const pieces = [{ lineId: (await findReturn(db, returnId))!.lines[0]!.id, number: 1, resellable: true, note: null }]
    const moved = refused('return-moved-on')
    await expect(receiveReturn(db, binh, { returnId, pieces })).rejects.toEqual(moved)
    await expect(markReturnSent(db, guest, { returnId, carrier: null, trackingCode: null })).rejects.toEqual(moved)
    await declineReturn(db, binh, { returnId, reason: 'Quá hạn' })
    await expect(approveReturn(db, binh, { returnId })).rejects.toEqual(moved)
    await expect(withdrawReturn(db, guest, { returnId })).rejects.toEqual(moved)
    await expect(approveReturn(db, binh, { returnId: crypto.randomUUID() })).rejects.toEqual(refused('return-unknown'))
  })
})

describe('an exchange for another size', () => {
  async function ordered(db: Db, sizes = [500_000, 500_000, 550_000], left = 1) {
    const { ids } = await aSizedProduct(
      db,
      sizes.map((price, nth) => ({ price, stock: nth ? left : 3 })),
    )
    const { orderId, lines } = await aDeliveredOrder(db, [{ variantId: ids[0]!, quantity: 2 }], sizes[0]! * 2)
    const wish = (wantedVariantId: string | null, changes: Partial<ReturnLineInput> = {}) =>
      aReturnRequest(orderId, [{ orderLineId: lines[0]!.id, reason: 'too_small', wantedVariantId, ...changes }], {
        wish: 'exchange',
      })
    return { ids, orderId, wish }
  }
  const left = async (db: Db, id: string) => (await availableOf(db, [id])).get(id)

  test('the size is reserved once the shop agrees, and released when the return is withdrawn', async ({ db }) => {
    const { ids, wish } = await ordered(db)
    const { id: returnId } = await requestReturn(db, guest, wish(ids[1]!))
    expect(await left(db, ids[1]!)).toBe(1)
    expect(await approveReturn(db, binh, { returnId })).toMatchObject({ sendBy: shopDay(addDays(new Date(), 7)) })
    expect(await left(db, ids[1]!)).toBe(0)
    await withdrawReturn(db, guest, { returnId })
    expect(await left(db, ids[1]!)).toBe(1)
  })

  test('it must be another size of the same product in stock; for a defect the same size is allowed', async ({
    db,
  }) => {
    const { ids, wish } = await ordered(db)
    const other = await aProduct(db)
    for (const id of [null, ids[0]!, other.variantId])
      await expect(requestReturn(db, guest, wish(id))).rejects.toEqual(refused('return-choose'))
    await expect(requestReturn(db, guest, wish(ids[1]!, { quantity: 2 }))).rejects.toMatchObject({
      code: 'return-sold-out',
      facts: { name: 'Lướt Cỡ · 240 mm · EU 38,5' },
    })
    expect(await requestReturn(db, guest, wish(ids[0]!, { reason: 'defect' }))).toMatchObject({ wish: 'exchange' })
  })

  test('a size sold out before the shop agrees is named in the refusal, and nothing is reserved', async ({ db }) => {
    const { ids, wish } = await ordered(db)
    const [one, two] = [await requestReturn(db, guest, wish(ids[1]!)), await requestReturn(db, guest, wish(ids[1]!))]
    await approveReturn(db, binh, { returnId: one.id })
    await expect(approveReturn(db, binh, { returnId: two.id })).rejects.toMatchObject({
      code: 'return-sold-out',
      facts: { name: 'Lướt Cỡ · 240 mm · EU 38,5' },
    })
    expect(await findReturn(db, two.id)).toMatchObject({ state: 'requested', lines: [{ held: 0 }] })
  })

  test('the price difference is that of the regular prices of the two sizes', async ({ db }) => {
    const { ids, wish } = await ordered(db)
    await db.update(variants).set({ salePrice: 1 })
    const { id } = await requestReturn(db, guest, wish(ids[2]!))
    expect((await findReturn(db, id))!.lines[0]!.wanted).toMatchObject({
      unitPrice: 550_000,
      options: [{ key: 'size', value: '245' }],
    })
  })
})
