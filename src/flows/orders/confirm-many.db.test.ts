import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import type { Db } from '#platform/postgres/db.server.ts'
import { guest } from '#shop/identity/actor.ts'
import { findOrder } from '#shop/orders/queries.ts'
import { payments } from '#shop/payments/schema.ts'
import { aCart, aPlacement, aProduct, openSmallShop } from '#test/small-shop.ts'
import { test } from '#test/with-db.ts'
import { bulkOrders } from './bulk-orders.ts'
import { confirmOrder } from './confirm-order.ts'
import { placeOrder } from './place-order.ts'

const lan = 'user:lan'
const refused = (code: string) => expect.objectContaining({ code })

async function anOrder(db: Db) {
  const { variantId } = await aProduct(db, { price: 1_000_000 })
  const cart = await aCart(db, [{ variantId, quantity: 1 }])
  return (await placeOrder(db, guest, aPlacement(cart, 1_000_000))).id
}

async function anUnpaidOrder(db: Db) {
  const orderId = await anOrder(db)
  await db.update(payments).set({ state: 'awaiting', method: 'bank_transfer' }).where(eq(payments.orderId, orderId))
  return orderId
}

describe('confirming orders', () => {
  test.beforeEach(({ db }) => openSmallShop(db))

  test('an unpaid order that is to be paid ahead is confirmed only with a reason', async ({ db }) => {
    const orderId = await anUnpaidOrder(db)
    await expect(confirmOrder(db, lan, { orderId })).rejects.toEqual(refused('order-unpaid'))
    await confirmOrder(db, lan, { orderId, unpaidReason: 'Khách gửi ảnh chuyển khoản' })
    const order = (await findOrder(db, orderId))!
    expect(order.state).toBe('confirmed')
    expect(order.timeline.at(-1)).toMatchObject({
      kind: 'unpaid_confirmed',
      public: false,
      note: 'Khách gửi ảnh chuyển khoản',
      actor: lan,
    })
  })

  test('an order that has passed the step is named with the state it would need, and nobody is sent to load the page again', async ({
    db,
  }) => {
    const id = await anOrder(db)
    const [packed] = await bulkOrders(db, lan, { verb: 'pack', orderIds: [id], locale: 'vi' })
    await confirmOrder(db, lan, { orderId: id })
    const [again] = await bulkOrders(db, lan, { verb: 'confirm', orderIds: [id], locale: 'vi' })
    for (const one of [packed, again]) {
      expect(one?.refusal).toContain('xác nhận')
      expect(one?.refusal).not.toContain('tải lại trang')
    }
  })

  test('many orders are confirmed one by one, and a refusal of one does not stop the others', async ({ db }) => {
    const [good, unpaid, done] = [await anOrder(db), await anUnpaidOrder(db), await anOrder(db)]
    await confirmOrder(db, lan, { orderId: done })
    const orderIds = [good, unpaid, done, 'no-such', good]
    const results = await bulkOrders(db, lan, { verb: 'confirm', orderIds, locale: 'vi' })
    expect(results.map(({ orderId, refusal }) => [orderId, refusal === null])).toEqual([
      [good, true],
      [unpaid, false],
      [done, false],
      ['no-such', false],
    ])
    expect((await findOrder(db, good))!.state).toBe('confirmed')
    expect((await findOrder(db, unpaid))!.state).toBe('placed')
    const packed = await bulkOrders(db, lan, { verb: 'pack', orderIds: [good, unpaid], locale: 'vi' })
    expect(packed.map(({ refusal }) => refusal === null)).toEqual([true, false])
  })
})
