import { eq, sql } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import type { Db } from '#platform/postgres/db.server.ts'
import { outbox } from '#platform/jobs/outbox-schema.server.ts'
import { guest, system } from '#shop/identity/actor.ts'
import { availableOf } from '#shop/inventory/queries.ts'
import { findOrder } from '#shop/orders/queries.ts'
import { saveSettings } from '#shop/settings/save-settings.ts'
import { recordUnmatchedPayment } from '#shop/payments/matching/record-unmatched-payment.ts'
import { payments } from '#shop/payments/schema.ts'
import { listWorkOrdersOf } from '#shop/work/queries.ts'
import { takeInSkates } from '#shop/work/take-in-skates.ts'
import { aBootAndWork } from '#test/boot-and-work.ts'
import { aCart, aPlacement, aProduct, openSmallShop } from '#test/small-shop.ts'
import { test } from '#test/with-db.ts'
import { confirmOrder } from './confirm-order.ts'
import { expireUnconfirmedOrders } from './expire-unconfirmed-orders.ts'
import { placeOrder, type Placement } from './place-order.ts'

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000)

async function anOrder(db: Db, changes: Partial<Placement> = {}) {
  const { variantId } = await aProduct(db, { price: 1_000_000, stock: 5 })
  const cart = await aCart(db, [{ variantId, quantity: 2 }])
  const { id } = await placeOrder(db, guest, aPlacement(cart, 2_000_000, changes))
  return { id, left: async () => (await availableOf(db, [variantId])).get(variantId) }
}

describe('a COD order that nobody confirms', () => {
  test.beforeEach(({ db }) => openSmallShop(db))

  test('it is cancelled after the hours set by the shop, its stock is free again and the timeline says why', async ({
    db,
  }) => {
    const { id, left } = await anOrder(db, { locale: 'en' })
    expect(await expireUnconfirmedOrders(db, inHours(47))).toBe(0)
    expect(await left()).toBe(3)
    expect(await expireUnconfirmedOrders(db, inHours(49))).toBe(1)
    expect(await expireUnconfirmedOrders(db, inHours(50))).toBe(0)
    expect(await left()).toBe(5)
    const { state, timeline } = (await findOrder(db, id))!
    expect(state).toBe('cancelled')
    expect(timeline.at(-1)).toMatchObject({
      kind: 'cancelled',
      actor: 'system',
      facts: { cause: 'unconfirmed' },
      note: 'The shop could not confirm the order while the items were on hold',
    })
  })

  test('it emits the cancellation, so that the customer gets an email', async ({ db }) => {
    const { id } = await anOrder(db)
    await expireUnconfirmedOrders(db, inHours(49))
    const told = await db.select().from(outbox).where(eq(outbox.name, 'order.cancelled'))
    expect(told.map(({ facts }) => facts)).toEqual([expect.objectContaining({ orderId: id })])
  })

  test('it stays if it was confirmed, placed by staff, to be paid ahead or paid in part', async ({ db }) => {
    const confirmed = await anOrder(db)
    await confirmOrder(db, system, { orderId: confirmed.id })
    const byPhone = await anOrder(db, { channel: 'phone' })
    const transfer = await anOrder(db, { payment: 'bank_transfer' })
    const inPart = await anOrder(db)
    await db
      .update(payments)
      .set({ received: 500_000, owed: sql`owed - 500000` })
      .where(eq(payments.orderId, inPart.id))
    expect(await expireUnconfirmedOrders(db, inHours(1000))).toBe(0)
    for (const { left } of [confirmed, byPhone, transfer, inPart]) expect(await left()).toBe(3)
  })

  test('it stays while unmatched money for it is not settled', async ({ db }) => {
    const { id, left } = await anOrder(db)
    const [payment] = await db.select().from(payments).where(eq(payments.orderId, id))
    await recordUnmatchedPayment(db, { source: 'bank', amount: 2_000_000, reason: 'suspect', paymentId: payment!.id })
    expect(await expireUnconfirmedOrders(db, inHours(49))).toBe(0)
    expect(await left()).toBe(3)
  })

  test('it stays once the customer brought the skates that it sharpens', async ({ db }) => {
    const { boot, sharpening } = await aBootAndWork(db)
    const cart = await aCart(
      db,
      [boot, sharpening].map((variantId) => ({ variantId, quantity: 1 })),
    )
    const { id } = await placeOrder(db, guest, aPlacement(cart, 1_150_000))
    const [work] = await listWorkOrdersOf(db, id)
    await takeInSkates(db, system, { workId: work!.id, cameBy: 'brought', condition: null })
    expect(await expireUnconfirmedOrders(db, inHours(49))).toBe(0)
    expect((await findOrder(db, id))!.state).toBe('placed')
  })

  test('it waits as long as the merchant sets, and for ever at 0', async ({ db }) => {
    await anOrder(db)
    await saveSettings(db, system, { confirmHours: 0 })
    expect(await expireUnconfirmedOrders(db, inHours(1000))).toBe(0)
    await saveSettings(db, system, { confirmHours: 5 })
    expect(await expireUnconfirmedOrders(db, inHours(4))).toBe(0)
    expect(await expireUnconfirmedOrders(db, inHours(6))).toBe(1)
  })
})
