import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect } from 'vitest'
import { formatDateTime } from '#kit/clock.ts'
import { locales } from '#kit/localized.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { readEnv, useEnv } from '#platform/env.server.ts'
import { openSecret } from '#platform/secrets/secret.server.ts'
import { guest, system } from '#shop/identity/actor.ts'
import { writeOrderEmail } from '#shop/notifications/emails/render-order-email.ts'
import { findOrder } from '#shop/orders/queries.ts'
import { orderExpiryOf } from '#shop/payments/attempts/order-expiry.ts'
import { findPayment } from '#shop/payments/queries.ts'
import { payments } from '#shop/payments/schema.ts'
import { findSettings } from '#shop/settings/queries.ts'
import { saveSettings } from '#shop/settings/save-settings.ts'
import { ownSettings } from '#test/own-settings.ts'
import { aCart, aPlacement, aProduct, openSmallShop } from '#test/small-shop.ts'
import { test } from '#test/with-db.ts'
import { confirmOrder } from './confirm-order.ts'
import { expireUnpaidOrders } from './expire-unpaid-orders.ts'
import { expireUnconfirmedOrders } from './expire-unconfirmed-orders.ts'
import { placeOrder, type Placement } from './place-order.ts'

const minute = 60_000

async function anOrder(db: Db, changes: Partial<Placement> = {}) {
  const { variantId } = await aProduct(db, { price: 1_000_000, stock: 5 })
  const placement = aPlacement(await aCart(db, [{ variantId, quantity: 1 }]), 1_000_000, changes)
  return (await placeOrder(db, guest, placement)).id
}

async function factsOf(db: Db, orderId: string) {
  const [order, payment] = [(await findOrder(db, orderId))!, await findPayment(db, orderId)]
  return { order, payment, settings: await findSettings(db) }
}
const lapseIn = async (db: Db, orderId: string) => orderExpiryOf(await factsOf(db, orderId))

describe('the time at which an order expires', () => {
  const own = ownSettings()
  beforeAll(() => {
    useEnv(readEnv(own))
    openSecret()
  })
  test.beforeEach(({ db }) => openSmallShop(db))

  test('a COD order names the moment until which it waits for confirmation, and is cancelled only after it', async ({
    db,
  }) => {
    const { without, at } = (await lapseIn(db, await anOrder(db)))!
    expect(without).toBe('confirmation')
    expect(await expireUnconfirmedOrders(db, new Date(at.getTime() - 1000))).toBe(0)
    expect(await expireUnconfirmedOrders(db, new Date(at.getTime() + 1000))).toBe(1)
  })

  test('a transfer order names the moment until which its goods are held, and expires a little after it', async ({
    db,
  }) => {
    const { without, at } = (await lapseIn(db, await anOrder(db, { payment: 'bank_transfer' })))!
    expect(without).toBe('payment')
    expect(await expireUnpaidOrders(db, new Date(at.getTime() - 1000))).toBe(0)
    expect(await expireUnpaidOrders(db, new Date(at.getTime() + 6 * minute))).toBe(1)
  })

  test('no time is shown for an order that is confirmed, placed by staff, partly paid, with skates here or kept by the settings', async ({
    db,
  }) => {
    const confirmed = await anOrder(db)
    await confirmOrder(db, system, { orderId: confirmed })
    const byPhone = await anOrder(db, { channel: 'phone' })
    const [cash, transfer] = [await anOrder(db), await anOrder(db, { payment: 'bank_transfer' })]
    for (const orderId of [cash, transfer])
      await db
        .update(payments)
        .set({ received: 500_000, owed: sql`owed - 500000` })
        .where(eq(payments.orderId, orderId))
    for (const orderId of [confirmed, byPhone, cash, transfer]) expect(await lapseIn(db, orderId)).toBeUndefined()
    const unmatched = await factsOf(db, await anOrder(db))
    expect(orderExpiryOf({ ...unmatched, unmatched: 1000 })).toBeUndefined()
    expect(orderExpiryOf({ ...unmatched, hasSkates: true })).toBeUndefined()
    await saveSettings(db, system, { confirmHours: 0 })
    expect(await lapseIn(db, unmatched.order.id)).toBeUndefined()
  })

  test.for(locales)('the email shows that time as the shop’s local time, in %s', async (locale, { db }) => {
    for (const payment of ['cod', 'bank_transfer', 'vnpay'] as const) {
      const facts = await factsOf(db, await anOrder(db, { payment, locale }))
      const { at } = orderExpiryOf(facts)!
      const texts = writeOrderEmail('order-placed', facts)!.content.texts.join(' ')
      expect(texts.split(formatDateTime(at, locale)), payment).toHaveLength(2)
    }
  })
})
