import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { describe, expect } from 'vitest'
import type { Db } from '#platform/postgres/db.server.ts'
import { variants } from '#shop/catalogue/schema.ts'
import { guest, system } from '#shop/identity/actor.ts'
import { findStock } from '#shop/inventory/queries.ts'
import { reservedByOrder } from '#shop/inventory/moves/reserved-by-order.ts'
import { findOrder } from '#shop/orders/queries.ts'
import { orderEdits } from '#shop/orders/edit-schema.ts'
import { endRefund } from '#shop/payments/refunds/end-refund.ts'
import { heldMoneyOf, stillOwed } from '#shop/payments/ledger/owed.ts'
import { findPayment } from '#shop/payments/queries.ts'
import { paidOf } from '#shop/pricing/paid-of.ts'
import { listWorkOrdersOf } from '#shop/work/queries.ts'
import { workOrders } from '#shop/work/schema.ts'
import { takeInSkates } from '#shop/work/take-in-skates.ts'
import { aBootAndWork } from '#test/boot-and-work.ts'
import { aCart, aPlacement, aProduct, openSmallShop } from '#test/small-shop.ts'
import { test } from '#test/with-db.ts'
import { cancelOrder } from './cancel-order.ts'
import { confirmOrder } from './confirm-order.ts'
import type { EditedLine } from './draft-order-edit.ts'
import { editOrder, previewOrderEdit } from './edit-order.ts'
import { packOrder } from '../shipments/pack-order.ts'
import { placeOrder } from './place-order.ts'
import { refundOrder } from '../refunds/refund-order.ts'
import { settleCash } from '../payments/settle-cash.ts'

const lan = 'user:lan'
const refused = (code: string) => expect.objectContaining({ code })

async function anOrder(db: Db, { quantity = 1, price = 1_000_000 } = {}) {
  const { variantId } = await aProduct(db, { price, stock: 5 })
  const cart = await aCart(db, [{ variantId, quantity }])
  const { id: orderId } = await placeOrder(db, guest, aPlacement(cart, price * quantity))
  return { orderId, variantId, lineId: (await findOrder(db, orderId))!.lines[0]!.id }
}

/** Previews the change, then saves exactly what was previewed, as the screen does. */
async function edit(db: Db, orderId: string, lines: EditedLine[]) {
  const seen = await previewOrderEdit(db, { orderId, lines })
  await editOrder(db, lan, { orderId, lines, version: seen.version, seenTotal: seen.total, reason: 'Khách gọi lại' })
  return seen
}

/** Checks that sums, VAT, stock and the owed amount follow from the lines. */
async function expectTrue(db: Db, orderId: string) {
  const order = (await findOrder(db, orderId))!
  const payment = (await findPayment(db, orderId))!
  const sum = (of: (line: (typeof order.lines)[number]) => number) =>
    order.lines.reduce((all, line) => all + of(line), 0)
  expect(order.subtotal).toBe(sum((line) => line.total))
  expect(order.total).toBe(sum(paidOf) + order.shippingFee)
  expect(order.vat).toBeGreaterThanOrEqual(sum((line) => line.vat))
  const wanted = new Map<string, number>()
  for (const line of order.lines) wanted.set(line.variantId!, (wanted.get(line.variantId!) ?? 0) + line.quantity)
  expect(new Map((await reservedByOrder(db, orderId)).map((take) => [take.variantId, take.quantity]))).toEqual(wanted)
  expect(payment.amount).toBe(order.total)
  expect(stillOwed(payment)).toBe(Math.max(0, order.total - heldMoneyOf(payment)))
}

describe('staff edit the lines of an order', () => {
  test.beforeEach(({ db }) => openSmallShop(db))

  test('an edit is refused while a refund that the provider refused is still owed', async ({ db }) => {
    const { orderId, variantId, lineId } = await anOrder(db)
    await settleCash(db, lan, { orderId, reason: 'Phiếu thu' })
    const asked = { orderId, amount: 400_000, reason: 'Hộp móp', pieces: [], key: crypto.randomUUID(), byHand: false }
    const refund = await refundOrder(db, lan, asked)
    await db.transaction((tx) => endRefund(tx, system, refund.id, { to: 'refused' }))
    await expect(edit(db, orderId, [{ lineId, variantId, quantity: 2 }])).rejects.toThrow(refused('edit-fixed'))
  })

  test('an edit is allowed again after staff withdrew a refund', async ({ db }) => {
    const { orderId, variantId, lineId } = await anOrder(db)
    await settleCash(db, lan, { orderId, reason: 'Phiếu thu' })
    const asked = { orderId, amount: 400_000, reason: 'Hộp móp', pieces: [], key: crypto.randomUUID(), byHand: true }
    const refund = await refundOrder(db, lan, asked)
    await db.transaction((tx) => endRefund(tx, lan, refund.id, { to: 'refused' }))
    await edit(db, orderId, [{ lineId, variantId, quantity: 2 }])
    expect(await findPayment(db, orderId)).toMatchObject({ owed: 1_000_000, state: 'due' })
  })

  test('more pieces keep the agreed price, an added product has today’s; stock, sums and history follow', async ({
    db,
  }) => {
    const { orderId, variantId, lineId } = await anOrder(db)
    const other = await aProduct(db, { price: 300_000, stock: 4 })
    const lines = [
      { lineId, variantId, quantity: 2 },
      { lineId: null, variantId: other.variantId, quantity: 1 },
    ]
    const seen = await edit(db, orderId, lines)
    expect(seen).toMatchObject({ before: 1_000_000, total: 2_300_000, owed: 2_300_000, over: 0 })
    expect(seen.changes.map((change) => change.kind)).toEqual(['changed', 'added'])
    await expectTrue(db, orderId)
    expect(await findStock(db, variantId)).toMatchObject({ reserved: 2 })
    const order = (await findOrder(db, orderId))!
    expect(order.lines.map((line) => line.id)).toContain(lineId)
    expect(order.timeline.at(-1)).toMatchObject({ kind: 'edited', actor: lan, facts: { amount: 2_300_000 } })
    expect(await db.select().from(orderEdits)).toMatchObject([
      { orderId, totalBefore: 1_000_000, totalAfter: 2_300_000, reason: 'Khách gọi lại' },
    ])
  })

  test('a paid order that became dearer owes the rest; one that became cheaper is overpaid', async ({ db }) => {
    const { orderId, variantId, lineId } = await anOrder(db, { quantity: 2 })
    await settleCash(db, lan, { orderId, reason: 'Phiếu thu 15' })
    await edit(db, orderId, [{ lineId, variantId, quantity: 3 }])
    expect(await findPayment(db, orderId)).toMatchObject({ state: 'due', amount: 3_000_000, received: 2_000_000 })
    await expectTrue(db, orderId)
    const seen = await edit(db, orderId, [{ lineId, variantId, quantity: 1 }])
    expect(seen).toMatchObject({ owed: 0, over: 1_000_000 })
    expect(await findPayment(db, orderId)).toMatchObject({ state: 'paid', amount: 1_000_000, received: 2_000_000 })
    await expectTrue(db, orderId)
  })

  test('an edit with an outdated version or total, without lines, without a change or beyond stock is refused', async ({
    db,
  }) => {
    const { orderId, variantId, lineId } = await anOrder(db)
    const lines = [{ lineId, variantId, quantity: 2 }]
    const seen = await previewOrderEdit(db, { orderId, lines })
    const asked = { orderId, lines, version: seen.version, seenTotal: seen.total, reason: null }
    for (const seenTotal of [1, seen.total - 1, seen.total + 1])
      await expect(editOrder(db, lan, { ...asked, seenTotal })).rejects.toEqual(refused('total-changed'))
    await confirmOrder(db, lan, { orderId })
    await expect(editOrder(db, lan, asked)).rejects.toEqual(refused('order-changed'))
    await expect(previewOrderEdit(db, { orderId, lines: [] })).rejects.toEqual(refused('edit-empties'))
    await expect(edit(db, orderId, [{ lineId, variantId, quantity: 1 }])).rejects.toEqual(refused('nothing-changed'))
    await expect(edit(db, orderId, [{ lineId, variantId, quantity: 6 }])).rejects.toEqual(refused('cart-problem'))
    await expectTrue(db, orderId)
  })

  test('a service is added once the customer agrees that the pair is final, and its work order follows it', async ({
    db,
  }) => {
    const { boot: pair, sharpening } = await aBootAndWork(db)
    const cart = await aCart(db, [{ variantId: pair, quantity: 1 }])
    const { id: orderId } = await placeOrder(db, guest, aPlacement(cart, 1_000_000))
    const line = (await findOrder(db, orderId))!.lines[0]!
    const worked = { lineId: line.id, variantId: pair, quantity: 1, services: [sharpening] }
    await expect(edit(db, orderId, [worked])).rejects.toEqual(refused('final-not-agreed'))
    const seen = await edit(db, orderId, [{ ...worked, isAgreed: true }])
    expect(seen.total).toBe(1_150_000)
    const [ticket] = await listWorkOrdersOf(db, orderId)
    expect(ticket).toMatchObject({ state: 'open', pairLineId: line.id })
    await edit(db, orderId, [{ ...worked, services: [] }])
    expect(await listWorkOrdersOf(db, orderId)).toEqual([])
    expect(await findOrder(db, orderId)).toMatchObject({ total: 1_000_000 })
    await edit(db, orderId, [{ ...worked, isAgreed: true }])
    await db.update(workOrders).set({ state: 'in_work' })
    await expect(edit(db, orderId, [{ ...worked, services: [] }])).rejects.toEqual(refused('work-begun'))
    await expect(edit(db, orderId, [{ ...worked, quantity: 2 }])).resolves.toMatchObject({ total: 2_300_000 })
  })

  test('a pair is added to work that is done only once that work is taken back, so it does not leave unworked', async ({
    db,
  }) => {
    const { boot, sharpening } = await aBootAndWork(db)
    const wanted = [{ variantId: boot, quantity: 1, services: [sharpening], finalSince: new Date() }]
    const { id: orderId } = await placeOrder(db, guest, aPlacement(await aCart(db, wanted), 1_150_000))
    const lineId = (await findOrder(db, orderId))!.lines.find(({ stocked }) => stocked)!.id
    const two = [{ lineId, variantId: boot, quantity: 2 }]
    await db.update(workOrders).set({ state: 'done' })
    await expect(edit(db, orderId, two)).rejects.toEqual(refused('work-done'))
    await db.update(workOrders).set({ state: 'in_work' })
    await edit(db, orderId, two)
    expect(await listWorkOrdersOf(db, orderId)).toMatchObject([{ state: 'in_work', quantity: 2 }])
  })

  test('the line of skates that are here is neither removed nor reduced, so their work order stays', async ({ db }) => {
    const { boot, sharpening } = await aBootAndWork(db)
    const wanted = [
      { variantId: boot, quantity: 1 },
      { variantId: sharpening, quantity: 2 },
    ]
    const { id: orderId } = await placeOrder(db, guest, aPlacement(await aCart(db, wanted), 1_300_000))
    const order = (await findOrder(db, orderId))!
    const lines = (boots: number, pairs: number) =>
      order.lines.map(({ id: lineId, variantId, stocked }) => ({
        lineId,
        variantId: variantId!,
        quantity: stocked ? boots : pairs,
      }))
    const [ticket] = await listWorkOrdersOf(db, orderId)
    await takeInSkates(db, lan, { workId: ticket!.id, cameBy: 'brought', condition: 'Gỉ ở gót' })
    for (const pairs of [0, 1]) await expect(edit(db, orderId, lines(1, pairs))).rejects.toEqual(refused('work-begun'))
    await edit(db, orderId, lines(2, 2))
    expect(await listWorkOrdersOf(db, orderId)).toMatchObject([{ id: ticket!.id, condition: 'Gỉ ở gót' }])
  })

  test('a manual discount is given and taken back with a reason for staff, never above the price of the goods', async ({
    db,
  }) => {
    const { orderId, variantId, lineId } = await anOrder(db)
    const lines = [{ lineId, variantId, quantity: 1 }]
    const off = async (amount: number, reason: string) => {
      const asked = { orderId, lines, manualDiscount: { amount, reason } }
      const { version, total } = await previewOrderEdit(db, asked)
      await editOrder(db, lan, { ...asked, version, seenTotal: total, reason: null })
      return total
    }
    expect(await off(90_000, 'Khách quen')).toBe(910_000)
    expect((await findOrder(db, orderId))!.timeline).toContainEqual(
      expect.objectContaining({ kind: 'note', public: false, note: expect.stringContaining('Khách quen') }),
    )
    await expectTrue(db, orderId)
    await expect(off(1_000_001, 'Nhầm')).rejects.toEqual(refused('discount-beyond-goods'))
    expect(await off(0, 'Giảm nhầm đơn')).toBe(1_000_000)
    await expectTrue(db, orderId)
  })

  test('a packed or cancelled order cannot be edited', async ({ db }) => {
    const { orderId, variantId, lineId } = await anOrder(db)
    const lines = [{ lineId, variantId, quantity: 2 }]
    await confirmOrder(db, lan, { orderId })
    await packOrder(db, lan, { orderId })
    await expect(previewOrderEdit(db, { orderId, lines })).rejects.toEqual(refused('edit-too-late'))
    const other = await anOrder(db)
    await cancelOrder(db, lan, { orderId: other.orderId, reason: 'Khách đổi ý' })
    await expect(previewOrderEdit(db, { orderId: other.orderId, lines: [] })).rejects.toEqual(refused('edit-too-late'))
  })

  test('goods that the shop stopped selling stay in an order that is edited, but no more of them are added', async ({
    db,
  }) => {
    const { orderId, variantId, lineId } = await anOrder(db, { quantity: 2 })
    await db.update(variants).set({ archivedAt: new Date() }).where(eq(variants.id, variantId))
    const added = { lineId: null, variantId: (await aProduct(db, { price: 500_000 })).variantId, quantity: 1 }
    const seen = await edit(db, orderId, [{ lineId, variantId, quantity: 2 }, added])
    expect(seen.changes.map(({ kind }) => kind)).toEqual(['added'])
    const more = [{ lineId, variantId, quantity: 3 }]
    await expect(previewOrderEdit(db, { orderId, lines: more })).rejects.toEqual(refused('cart-problem'))
    await edit(db, orderId, [{ lineId, variantId, quantity: 1 }])
    await expectTrue(db, orderId)
  })

  test('after any edits the sums, VAT, stock and sum owed are right', async ({ db }) => {
    const { orderId, variantId } = await anOrder(db)
    const others = [await aProduct(db, { price: 333_333 }), await aProduct(db, { price: 12_347 })]
    const ids = [variantId, ...others.map((one) => one.variantId)]
    const quantities = fc.array(fc.integer({ min: 0, max: 6 }), { minLength: 3, maxLength: 3 })
    await fc.assert(
      fc.asyncProperty(quantities, async (wanted) => {
        const known = (await findOrder(db, orderId))!.lines
        const lines = ids.map((id, at) => ({
          lineId: known.find((line) => line.variantId === id)?.id ?? null,
          variantId: id,
          quantity: wanted[at]!,
        }))
        const outcome = await edit(db, orderId, lines).catch((refusal: { code: string }) => refusal.code)
        if (typeof outcome === 'string') expect(['edit-empties', 'cart-problem', 'nothing-changed']).toContain(outcome)
        await expectTrue(db, orderId)
      }),
      { numRuns: 12 },
    )
  })
})
