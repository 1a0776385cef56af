import { describe, expect } from 'vitest'
import type { Db } from '#platform/postgres/db.server.ts'
import { guest, staff, system } from '#shop/identity/actor.ts'
import { addUser } from '#shop/identity/accounts/add-user.ts'
import { listOrderUpdates } from '#shop/notifications/bell/list-order-updates.ts'
import { listNotifications } from '#shop/notifications/bell/queries.ts'
import { notifications } from '#shop/notifications/schema.ts'
import { aCart, aPlacement, aProduct, openSmallShop } from '#test/small-shop.ts'
import { test } from '#test/with-db.ts'
import { dispatchOutbox } from './dispatch-outbox.ts'
import { cancelOrder } from '#flows/orders/cancel-order.ts'
import { confirmOrder } from '#flows/orders/confirm-order.ts'
import { deliverOrder } from '#flows/shipments/deliver-order.ts'
import { packOrder } from '#flows/shipments/pack-order.ts'
import { placeOrder } from '#flows/orders/place-order.ts'
import { reactions } from '#flows/reactions.ts'
import { settleCash } from '#flows/payments/settle-cash.ts'
import { shipOrder } from '#flows/shipments/ship-order.ts'

const clerk = staff('clerk')
const aPerson = (db: Db, email = 'lan@example.com') =>
  addUser(db, system, { email, name: 'Lan', password: 'Truot-bang-2026!', role: 'user', locale: 'vi' })

async function anOrder(db: Db, userId: string | null, payment: 'cod' | 'bank_transfer' = 'cod') {
  const { variantId } = await aProduct(db, { price: 500_000 })
  const placement = aPlacement(await aCart(db, [{ variantId, quantity: 1 }]), 525_000, { userId, payment })
  return placeOrder(db, guest, placement)
}

async function sendItAll(db: Db, orderId: string) {
  await confirmOrder(db, clerk, { orderId })
  await packOrder(db, clerk, { orderId })
  await shipOrder(db, clerk, { orderId, carrier: 'GHN', trackingCode: 'GHN77', trackingUrl: null })
  await deliverOrder(db, clerk, { orderId })
  await settleCash(db, clerk, { orderId, reason: 'Đối soát' })
}

describe('order notifications', () => {
  test.beforeEach(({ db }) => openSmallShop(db))

  test('the owner is notified of each step in both languages, once, and not of what the carrier pays the shop', async ({
    db,
  }) => {
    const lan = await aPerson(db)
    const { id, code } = await anOrder(db, lan)
    await sendItAll(db, id)
    await dispatchOutbox(db)
    const rows = await listNotifications(db, lan)
    expect(rows.map(({ type, title, orderId }) => [type, title.vi, orderId])).toEqual([
      ['order_update', `Đơn hàng #${code} đã giao`, id],
      ['order_update', `Đơn hàng #${code} đã được bàn giao vận chuyển`, id],
      ['order_update', `Đơn hàng #${code} đã đóng gói`, id],
      ['order_update', `Đơn hàng #${code} đã được xác nhận`, id],
      ['order_update', `Đơn hàng #${code} đã được đặt`, id],
    ])
    expect(rows[1]).toMatchObject({
      title: { en: `Order #${code} is with the carrier` },
      message: { vi: 'GHN, mã vận đơn GHN77.', en: 'GHN, tracking number GHN77.' },
    })
    for (const react of reactions['order.shipped']!) await react(db, { orderId: id }, 0)
    for (const react of reactions['order.shipped']!) await react(db, { orderId: id }, 0)
    expect(await listNotifications(db, lan)).toHaveLength(6)
  })

  test('the owner of an order that is paid in two parts reads of each the sum that came', async ({ db }) => {
    const lan = await aPerson(db)
    const { id: orderId, code } = await anOrder(db, lan, 'bank_transfer')
    for (const amount of [200_000, 325_000]) await settleCash(db, clerk, { orderId, amount, reason: 'Sao kê' })
    await dispatchOutbox(db)
    const [paid, part] = await listNotifications(db, lan)
    expect(paid).toMatchObject({ type: 'payment', title: { vi: `Đã nhận thanh toán cho đơn hàng #${code}` } })
    expect([paid!.message.vi, part!.message.vi]).toEqual([
      expect.stringContaining('325.000'),
      expect.stringContaining('200.000'),
    ])
  })

  test('a cancelled order and a failed payment notify the owner, without the reason', async ({ db }) => {
    const lan = await aPerson(db)
    const { id, code } = await anOrder(db, lan)
    await cancelOrder(db, clerk, { orderId: id, reason: 'Khách đổi ý' })
    await dispatchOutbox(db)
    for (const react of reactions['payment.failed']!) await react(db, { orderId: id }, 4711)
    const rows = await listNotifications(db, lan)
    expect(rows.map(({ type, title }) => [type, title.vi])).toEqual([
      ['payment', `Thanh toán cho đơn hàng #${code} đã thất bại`],
      ['order_update', `Đơn hàng #${code} đã hủy`],
      ['order_update', `Đơn hàng #${code} đã được đặt`],
    ])
    expect(JSON.stringify(rows)).not.toContain('Khách đổi ý')
  })

  test('a guest order notifies nobody', async ({ db }) => {
    const { id } = await anOrder(db, null)
    await sendItAll(db, id)
    await dispatchOutbox(db)
    expect(await db.select().from(notifications)).toEqual([])
  })

  test('a returning page reads the owner’s order updates since then, each under a stable id', async ({ db }) => {
    const [lan, minh] = [await aPerson(db), await aPerson(db, 'minh@example.com')]
    const { id } = await anOrder(db, lan)
    await sendItAll(db, id)
    const since = new Date(Date.now() - 60_000)
    const news = await listOrderUpdates(db, lan, since)
    expect(new Set(news.map(({ method }) => method))).toEqual(new Set(['standard']))
    expect(news.map(({ event, moved, status }) => [event, moved, status])).toEqual([
      ['order.confirmed', 'status', 'confirmed'],
      ['order.packed', 'status', 'packed'],
      ['order.shipped', 'status', 'shipped'],
      ['shipment.handed-over', 'order', 'delivered'],
      ['order.delivered', 'status', 'delivered'],
      ['shipment.delivered', 'order', 'delivered'],
      ['payment.received', 'payment', 'delivered'],
    ])
    expect(new Set(news.map(({ id: orderId, payment_status }) => `${orderId} ${payment_status}`))).toEqual(
      new Set([`${id} paid`]),
    )
    expect((await listOrderUpdates(db, lan, since)).map((one) => one.eventId)).toEqual(news.map((one) => one.eventId))
    expect(await listOrderUpdates(db, minh, since)).toEqual([])
    expect(await listOrderUpdates(db, lan, new Date(Date.now() + 60_000))).toEqual([])
  })
})
