import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { auditLog } from '#platform/audit/audit-schema.server.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { shopDay } from '#kit/clock.ts'
import { sumByMethod } from '#shop/analytics/sum-by-method.ts'
import { guest, staff } from '#shop/identity/actor.ts'
import { openAuth } from '#shop/identity/auth.server.ts'
import { findStock } from '#shop/inventory/queries.ts'
import { queueOrderEmail } from '#shop/notifications/queue/queue-order-email.ts'
import { findOrder, findOrderByKey } from '#shop/orders/queries.ts'
import { orders } from '#shop/orders/schema.ts'
import { findPayment } from '#shop/payments/queries.ts'
import { payments } from '#shop/payments/schema.ts'
import { receipts } from '#shop/payments/receipts-schema.ts'
import { countUnsettled, listUnsettledShipments } from '#shop/payments/settlements/list-unsettled-shipments.ts'
import { saveSettings } from '#shop/settings/save-settings.ts'
import { finishWorkOrder } from '#shop/work/finish-work-order.ts'
import { listWorkOrdersOf } from '#shop/work/queries.ts'
import { takeInSkates } from '#shop/work/take-in-skates.ts'
import { aBootAndWork } from '#test/boot-and-work.ts'
import { runOldMigration } from '#test/old-migration.ts'
import { aColleague } from '#test/colleague.ts'
import { userWith } from '#test/person.ts'
import { aPlacement, aProduct, openSmallShop } from '#test/small-shop.ts'
import { test } from '#test/with-db.ts'
import { changePaymentMethod } from '../payments/change-payment-method.ts'
import { expireUnpaidOrders } from './expire-unpaid-orders.ts'
import { handBackSkates } from './hand-back-skates.ts'
import { placeOrderByStaff, type StaffPlacement } from './place-order-by-staff.ts'
import { sellAtCounter, type CounterSale } from './sell-at-counter.ts'

const lan = staff('lan')
const refused = (code: string) => expect.objectContaining({ code })

function byPhone(variantId: string, seenTotal: number, changes: Partial<StaffPlacement> = {}): StaffPlacement {
  const { cartId: _none, ...placement } = aPlacement('', seenTotal)
  return {
    ...placement,
    channel: 'phone',
    lines: [{ variantId, quantity: 1, finalSince: null }],
    codes: [],
    ...changes,
  }
}

function overTheCounter(variantId: string, seenTotal: number, changes: Partial<CounterSale> = {}): CounterSale {
  const { cartId: _c, place: _p, address: _a, method: _m, payment: _y, ...placement } = aPlacement('', seenTotal)
  const tender = { way: 'cash', handed: 1_100_000, reference: null } as const
  return { ...placement, lines: [{ variantId, quantity: 1, finalSince: null }], codes: [], tender, ...changes }
}

const stockOf = async (db: Db, variantId: string) => {
  const { onHand, reserved } = (await findStock(db, variantId))!
  return { onHand, reserved }
}

describe('an order placed by staff', () => {
  test.beforeEach(({ db }) => openSmallShop(db))

  test('a COD order taken by phone is confirmed at once, and a form sent twice places one order', async ({ db }) => {
    const { variantId } = await aProduct(db, { price: 1_000_000 })
    const asked = byPhone(variantId, 1_000_000)
    const first = await placeOrderByStaff(db, lan, asked)
    const again = await placeOrderByStaff(db, lan, asked)
    expect(again.id).toBe(first.id)
    expect(await findOrder(db, first.id)).toMatchObject({ channel: 'phone', state: 'confirmed', total: 1_000_000 })
    expect(await stockOf(db, variantId)).toEqual({ onHand: 5, reserved: 1 })
  })

  test('a form that was changed after its sale is refused with the code of the order it placed', async ({ db }) => {
    const { variantId } = await aProduct(db, { price: 1_000_000 })
    const agreed = (finalSince: Date, quantity = 1) => [{ variantId, quantity, finalSince }]
    const sale = overTheCounter(variantId, 1_000_000, { lines: agreed(new Date(0)) })
    const { id, code } = await sellAtCounter(db, lan, sale)
    expect(await sellAtCounter(db, lan, { ...sale, lines: agreed(new Date()) })).toMatchObject({ id })
    const changes: Partial<CounterSale>[] = [
      { lines: agreed(new Date(), 2) },
      { codes: ['SALE10'] },
      { tender: { way: 'cash', handed: 1_200_000, reference: null } },
      { tender: { way: 'card', handed: null, reference: null } },
    ]
    for (const change of changes)
      await expect(sellAtCounter(db, lan, { ...sale, ...change })).rejects.toMatchObject({
        code: 'placed-otherwise',
        facts: { code },
      })
    expect(await stockOf(db, variantId)).toEqual({ onHand: 4, reserved: 0 })
  })

  test('a changed total, an empty list and too little stock are refused, and nothing is stored', async ({ db }) => {
    const { variantId } = await aProduct(db, { price: 1_000_000, stock: 1 })
    const asked = byPhone(variantId, 1)
    await expect(placeOrderByStaff(db, lan, asked)).rejects.toEqual(refused('total-changed'))
    await expect(placeOrderByStaff(db, lan, { ...asked, lines: [] })).rejects.toEqual(refused('cart-empty'))
    const two = { ...asked, seenTotal: 2_000_000, lines: [{ variantId, quantity: 2, finalSince: null }] }
    await expect(placeOrderByStaff(db, lan, two)).rejects.toEqual(refused('cart-problem'))
    expect(await placeOrderByStaff(db, lan, { ...asked, seenTotal: 1_000_000 })).toMatchObject({ total: 1_000_000 })
  })

  test('a manual discount is spread over the lines, hides its reason from the customer and never exceeds the goods', async ({
    db,
  }) => {
    const [one, other] = [await aProduct(db, { price: 1_000_000 }), await aProduct(db, { price: 500_000 })]
    const lines = [one, other].map(({ variantId }) => ({ variantId, quantity: 1, finalSince: null }))
    const desk = { amount: 100_000, reason: 'Hộp bị móp' }
    const { id } = await placeOrderByStaff(db, lan, byPhone(one.variantId, 1_400_000, { lines, manualDiscount: desk }))
    const order = (await findOrder(db, id))!
    expect(order).toMatchObject({ subtotal: 1_500_000, discount: 100_000, total: 1_400_000 })
    expect(order.discounts.map(({ source, amount }) => [source, amount])).toEqual([
      ['staff', 66_667],
      ['staff', 33_333],
    ])
    const note = order.timeline.find((row) => row.kind === 'note')!
    expect(note).toMatchObject({ public: false, actor: lan })
    expect(note.note).toContain('Hộp bị móp')
    const most = { ...desk, amount: 1_000_001 }
    await expect(placeOrderByStaff(db, lan, byPhone(one.variantId, 0, { manualDiscount: most }))).rejects.toEqual(
      refused('discount-beyond-goods'),
    )
  })

  test('a counter discount above the price is refused, whatever total was shown, and nothing is sold', async ({
    db,
  }) => {
    const { variantId } = await aProduct(db, { price: 1_000_000 })
    await saveSettings(db, lan, { staffDiscountPercent: { admin: 100 } })
    const desk = { amount: 1_000_001, reason: 'Gõ nhầm một số không' }
    for (const total of [0, 1_000_000])
      await expect(sellAtCounter(db, lan, overTheCounter(variantId, total, { manualDiscount: desk }))).rejects.toEqual(
        refused('discount-beyond-goods'),
      )
    expect(await stockOf(db, variantId)).toEqual({ onHand: 5, reserved: 0 })
  })

  test('a manual discount keeps to the limit of the shop, needs a reason, and is in the audit log', async ({ db }) => {
    await openAuth(db, 'a secret of at least thirty-two characters')
    const { id } = await userWith(db, { role: 'admin' })
    const [boss, other] = [staff(id), lan]
    await saveSettings(db, boss, { staffDiscountPercent: { admin: 30 } })
    const { variantId } = await aProduct(db, { price: 1_000_000 })
    const sell = (actor: string, amount: number, reason = 'Hộp bị móp') =>
      sellAtCounter(db, actor, overTheCounter(variantId, 1_000_000 - amount, { manualDiscount: { amount, reason } }))
    await expect(sell(boss, 300_001)).rejects.toEqual(refused('discount-beyond-limit'))
    await expect(sell(boss, 300_000, ' ')).rejects.toEqual(refused('discount-without-reason'))
    // A colleague's role may allow less than the shop, and never more.
    const mai = await aColleague(db, { discountPercent: 10 })
    await expect(sell(mai.actor, 100_001)).rejects.toEqual(refused('discount-beyond-limit'))
    const order = await sell(boss, 300_000)
    await sell(other, 50_000)
    const given = await db.select().from(auditLog).where(eq(auditLog.verb, 'order.discounted'))
    expect(given).toMatchObject([
      { actor: boss, orderId: order.id, amount: 300_000, after: { discount: 300_000, reason: 'Hộp bị móp' } },
      { actor: other, amount: 50_000 },
    ])
  })

  test('a counter sale is paid and handed over in one step, keeps the cash given, and sends one email at most', async ({
    db,
  }) => {
    const { variantId } = await aProduct(db, { price: 1_000_000 })
    const { id } = await sellAtCounter(db, lan, overTheCounter(variantId, 1_000_000))
    expect(await findOrder(db, id)).toMatchObject({
      channel: 'counter',
      state: 'delivered',
      method: 'pickup',
      deliverFrom: null,
      deliverUntil: null,
    })
    expect(await findPayment(db, id)).toMatchObject({ method: 'cash', state: 'paid', received: 1_000_000 })
    expect(await stockOf(db, variantId)).toEqual({ onHand: 4, reserved: 0 })
    expect(await db.select().from(receipts)).toMatchObject([
      { amount: 1_000_000, actor: lan, facts: { way: 'cash', handed: '1100000' } },
    ])
    expect(await queueOrderEmail(db, { kind: 'order-delivered', orderId: id, cause: 'x' })).toBe(false)
    expect(await queueOrderEmail(db, { kind: 'order-placed', orderId: id, cause: 'x' })).toBe(true)
  })

  test('a sharpening sold at the counter is paid at once, and the skates are handed back when the work is done', async ({
    db,
  }) => {
    const { sharpening } = await aBootAndWork(db)
    const { id: orderId } = await sellAtCounter(db, lan, overTheCounter(sharpening, 150_000))
    expect(await findOrder(db, orderId)).toMatchObject({ channel: 'counter', state: 'confirmed' })
    expect(await findPayment(db, orderId)).toMatchObject({ state: 'paid', received: 150_000 })
    const [work] = await listWorkOrdersOf(db, orderId)
    expect(work).toMatchObject({ state: 'waiting' })
    await takeInSkates(db, lan, { workId: work!.id, cameBy: 'brought', condition: null })
    await finishWorkOrder(db, lan, { workId: work!.id, hollow: null, note: null })
    await handBackSkates(db, lan, { orderId, carrier: 'Tại quầy', takes: null })
    expect(await findOrder(db, orderId)).toMatchObject({ state: 'delivered' })
  })

  test('guards sold at the counter beside a sharpening wait for it', async ({ db }) => {
    const { sharpening } = await aBootAndWork(db)
    const { variantId } = await aProduct(db, { price: 500_000 })
    const lines = [variantId, sharpening].map((one) => ({ variantId: one, quantity: 1, finalSince: null }))
    const { id } = await sellAtCounter(db, lan, overTheCounter(variantId, 650_000, { lines }))
    expect(await findOrder(db, id)).toMatchObject({ state: 'confirmed' })
    expect(await findPayment(db, id)).toMatchObject({ state: 'paid' })
    expect(await stockOf(db, variantId)).toEqual({ onHand: 5, reserved: 1 })
  })

  test('what was paid at the counter is counted by how it was paid, and no carrier is waited for', async ({ db }) => {
    const { variantId } = await aProduct(db, { price: 1_000_000 })
    const today = shopDay(new Date())
    for (const way of ['cash', 'card', 'transfer'] as const)
      await sellAtCounter(
        db,
        lan,
        overTheCounter(variantId, 1_000_000, { tender: { way, handed: null, reference: null } }),
      )
    const sums = await sumByMethod(db, { from: today, until: today })
    expect(sums.map(({ method, orders }) => [method, orders]).toSorted()).toEqual([
      ['bank_transfer', 1],
      ['card', 1],
      ['cash', 1],
    ])
    expect(await countUnsettled(db)).toEqual({ shipments: 0, amount: 0 })
    expect(await listUnsettledShipments(db)).toEqual([])
  })

  test('counter sales of an older shop, all written down as COD, get the method of their receipt and no day', async ({
    db,
  }) => {
    const { variantId } = await aProduct(db, { price: 1_000_000, stock: 9 })
    const sold: Record<string, string> = {}
    for (const way of ['cash', 'card', 'transfer'] as const) {
      const sale = overTheCounter(variantId, 1_000_000, { tender: { way, handed: null, reference: null } })
      sold[way] = (await sellAtCounter(db, lan, sale)).id
    }
    const { id: byDoor } = await placeOrderByStaff(db, lan, byPhone(variantId, 1_000_000))
    await db.update(payments).set({ method: 'cod' })
    await db.update(orders).set({ deliverFrom: '2026-11-20', deliverUntil: '2026-11-21' })
    await runOldMigration(db, '0067_counter_payment_methods.sql', (text) => text.slice(text.indexOf('UPDATE')))
    const now = async (id: string | undefined) => {
      const [{ method }, { deliverFrom }] = [(await findPayment(db, id!))!, (await findOrder(db, id!))!]
      return [method, deliverFrom]
    }
    expect(await now(sold.cash)).toEqual(['cash', null])
    expect(await now(sold.card)).toEqual(['card', null])
    expect(await now(sold.transfer)).toEqual(['bank_transfer', null])
    expect(await now(byDoor)).toEqual(['cod', '2026-11-20'])
  })

  test('a phone order that waits for a transfer is kept for a day, also when the customer starts to pay again', async ({
    db,
  }) => {
    const { variantId } = await aProduct(db, { price: 1_000_000 })
    const { id: orderId, placedAt } = await placeOrderByStaff(
      db,
      lan,
      byPhone(variantId, 1_000_000, { payment: 'bank_transfer' }),
    )
    const hours = async () => ((await findPayment(db, orderId))!.dueAt!.getTime() - placedAt.getTime()) / 3_600_000
    expect(await hours()).toBeCloseTo(24, 2)
    await changePaymentMethod(db, guest, { orderId, method: 'bank_transfer' })
    expect(await hours()).toBeCloseTo(24, 2)
    expect(await expireUnpaidOrders(db, new Date(Date.now() + 23 * 3_600_000))).toBe(0)
  })

  test('too little cash sells nothing; the COD limit does not apply at the counter', async ({ db }) => {
    const { variantId } = await aProduct(db, { price: 9_000_000 })
    const handed = (amount: number) => ({ way: 'cash', handed: amount, reference: null }) as const
    const sale = overTheCounter(variantId, 9_000_000, { tender: handed(8_000_000) })
    await expect(sellAtCounter(db, lan, sale)).rejects.toEqual(refused('too-little-cash'))
    expect(await stockOf(db, variantId)).toEqual({ onHand: 5, reserved: 0 })
    await sellAtCounter(db, lan, { ...sale, tender: { way: 'card', handed: null, reference: 'POS 12' } })
    expect(await findPayment(db, (await findOrderByKey(db, sale.placementKey))!.id)).toMatchObject({
      state: 'paid',
      received: 9_000_000,
    })
  })
})
