import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { orRefusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import type { PaymentMethod } from '#shop/checkout/payment-method.ts'
import { guest, system } from '#shop/identity/actor.ts'
import { emails } from '#shop/notifications/schema.ts'
import { orderOrigins } from '#shop/orders/origin-schema.ts'
import { originOf } from '#shop/orders/buyers/origin.ts'
import { stockHoldIn } from '#shop/payments/attempts/refuse-stock-hold.ts'
import { securityEvents } from '#shop/security/schema.ts'
import { saveSettings } from '#shop/settings/save-settings.ts'
import { aUser } from '#test/a-person.ts'
import { openOwnFiles } from '#test/own-settings.ts'
import { aCart, aPlacement, aProduct, openSmallShop } from '#test/small-shop.ts'
import { test } from '#test/with-db.ts'
import { alertStockHoldLimit } from './alert-stock-hold-limit.ts'
import { changePaymentMethod } from '../payments/change-payment-method.ts'
import { confirmOrder } from './confirm-order.ts'
import { deliverOrder } from '../shipments/deliver-order.ts'
import { packOrder } from '../shipments/pack-order.ts'
import { placeOrder } from './place-order.ts'
import { settleCash } from '../payments/settle-cash.ts'
import { shipOrder } from '../shipments/ship-order.ts'

const price = 1_000_000
let shelf = ''
let made = 0

type Wish = { n?: number; ip?: string; device?: string; payment?: PaymentMethod; userId?: string; contact?: Contact }
type Contact = { phone: string; email: string | null }

/** A phone number and an address that nobody ordered with before. */
function somebody(): Contact {
  made += 1
  return { phone: `+8490${String(made).padStart(7, '0')}`, email: `ai-${made}@example.com` }
}

/** Places an order on the storefront. Returns its id, or the reason of the refusal. */
async function order(db: Db, { n = 1, ip = '203.0.113.7', device, payment = 'cod', userId, contact }: Wish) {
  const cart = await aCart(db, [{ variantId: shelf, quantity: n }])
  const { phone, email } = contact ?? somebody()
  const changes = { payment, userId: userId ?? null, contact: { name: 'Lan', phone, email } }
  const origin = originOf({ ip, device })
  const { done, refusal } = await orRefusal(placeOrder(db, guest, aPlacement(cart, n * price, { ...changes, origin })))
  return { id: done?.id ?? '', code: refusal?.code, refusal }
}

describe('the limit of unpaid and unconfirmed pieces for one person', () => {
  openOwnFiles()
  test.beforeEach(async ({ db }) => {
    await openSmallShop(db)
    await saveSettings(db, system, {
      codLimit: 50_000_000,
      holdLimits: { phone: 4, email: 5, device: 6, network: 8 },
    })
    shelf = (await aProduct(db, { price, stock: 500 })).variantId
  })

  test('pieces are counted by phone number across networks', async ({ db }) => {
    const { phone } = somebody()
    const again = (ip: string) => order(db, { n: 2, ip, contact: { phone, email: null } })
    expect([(await again('198.51.100.1')).code, (await again('192.0.2.1')).code]).toEqual([undefined, undefined])
    expect((await again('203.0.113.1')).code).toBe('held-waiting')
  })

  test('pieces are counted by email address, in any letter case', async ({ db }) => {
    const by = (email: string) => ({ n: 3, ip: `10.${(made += 1)}.0.1`, contact: { phone: somebody().phone, email } })
    expect((await order(db, by('mot@example.com'))).code).toBeUndefined()
    expect((await order(db, by('Mot@Example.com'))).code).toBe('held-waiting')
  })

  test('pieces are counted by browser, across phones and networks', async ({ db }) => {
    const codes = []
    for (const ip of ['198.51.100.1', '192.0.2.1', '203.0.113.1'])
      codes.push((await order(db, { n: 3, ip, device: 'browser-of-lan' })).code)
    expect(codes).toEqual([undefined, undefined, 'held-waiting'])
  })

  test('pieces are counted by network: one /24 counts together, another network does not', async ({ db }) => {
    for (const ip of ['203.0.113.7', '203.0.113.200']) expect((await order(db, { n: 4, ip })).code).toBeUndefined()
    expect((await order(db, { ip: '203.0.113.9' })).code).toBe('held-waiting')
    expect((await order(db, { ip: '203.0.114.9' })).code).toBeUndefined()
  })

  test('pieces no longer count once the shop confirms the order', async ({ db }) => {
    const contact = somebody()
    const { id } = await order(db, { n: 4, contact })
    expect((await order(db, { contact })).code).toBe('held-waiting')
    await confirmOrder(db, system, { orderId: id })
    expect((await order(db, { contact })).code).toBeUndefined()
  })

  test('at the limit COD and transfer are refused; online payment may hold twice as much in all', async ({ db }) => {
    const contact = somebody()
    await order(db, { n: 4, contact })
    for (const payment of ['cod', 'bank_transfer'] as const)
      expect((await order(db, { contact, payment })).code).toBe('held-waiting')
    expect((await order(db, { n: 4, contact, payment: 'momo' })).code).toBeUndefined()
    const full = await order(db, { contact, payment: 'momo' })
    expect(full.code).toBe('held-paying')
    expect(full.refusal?.say('vi')).toContain('thanh toán các đơn trước')
  })

  test('the refusal does not suggest cards and wallets that the shop does not take', async ({ db }) => {
    await saveSettings(db, system, { methodsOff: ['vnpay', 'momo', 'zalopay', 'stripe'] })
    const contact = somebody()
    await order(db, { n: 4, contact })
    const { code, refusal } = await order(db, { contact })
    expect(code).toBe('held-paying')
    expect(refusal?.say('vi')).not.toMatch(/thẻ|ví điện tử/)
  })

  test('an order begun with a wallet cannot change to COD or transfer above the limit', async ({ db }) => {
    const contact = somebody()
    await order(db, { n: 4, contact })
    const { id: orderId } = await order(db, { n: 2, contact, payment: 'momo' })
    for (const method of ['cod', 'bank_transfer'] as const)
      expect((await orRefusal(changePaymentMethod(db, guest, { orderId, method }))).refusal?.code).toBe('held-waiting')
  })

  test('a signed-in user may hold twice as many pieces', async ({ db }) => {
    const { id: userId, email } = await aUser(db)
    const contact = { phone: somebody().phone, email }
    expect((await order(db, { n: 8, userId, contact })).code).toBeUndefined()
    expect((await order(db, { n: 1, userId, contact })).code).toBe('held-waiting')
  })

  test('a club whose last order was delivered may hold more, and its pieces do not count for its network', async ({
    db,
  }) => {
    const { id: userId, email, actor } = await aUser(db)
    const contact = { phone: somebody().phone, email }
    const { id: orderId } = await order(db, { n: 1, userId, contact })
    await confirmOrder(db, actor, { orderId })
    await packOrder(db, actor, { orderId })
    await shipOrder(db, actor, { orderId, carrier: 'GHN', trackingCode: null, trackingUrl: null })
    await settleCash(db, actor, { orderId, reason: 'Thu tận nơi', reference: null })
    await deliverOrder(db, actor, { orderId })
    for (let n = 0; n < 3; n += 1) expect((await order(db, { n: 12, userId, contact })).code).toBeUndefined()
    expect((await order(db, { n: 5, userId, contact })).code).toBe('held-waiting')
    expect((await order(db, { n: 3 })).code).toBeUndefined()
  })

  test('orders placed by staff do not count, and a limit of 0 switches the rule off', async ({ db }) => {
    const contact = { name: 'Lan', ...somebody() }
    const cart = await aCart(db, [{ variantId: shelf, quantity: 20 }])
    await placeOrder(db, system, aPlacement(cart, 20 * price, { channel: 'phone', contact }))
    await saveSettings(db, system, { holdLimits: { phone: 0, email: 0, device: 0, network: 0 } })
    expect((await order(db, { n: 20, contact })).code).toBeUndefined()
  })

  test('network and browser are stored only as marks that do not show them', async ({ db }) => {
    const { id } = await order(db, { device: 'browser-of-lan' })
    const [kept] = await db.select().from(orderOrigins).where(eq(orderOrigins.orderId, id))
    expect(JSON.stringify(kept)).not.toMatch(/203\.0\.113|browser-of-lan/)
    expect(kept!.network).toMatch(/^[\w-]{43}$/)
  })

  test('a refusal is a security event once an hour for each person and an email to the shop once an hour', async ({
    db,
  }) => {
    await saveSettings(db, system, { email: 'chao@luot.example' })
    const seen = { ip: '203.0.113.7', userAgent: null }
    const refused = async (contact: Contact) => stockHoldIn((await order(db, { n: 5, contact })).refusal!)!
    const [one, other] = [somebody(), somebody()]
    for (const contact of [one, one, other]) await alertStockHoldLimit(db, await refused(contact), seen)
    const events = await db.select().from(securityEvents).where(eq(securityEvents.type, 'orders-held'))
    expect(events.map(({ severity }) => severity)).toEqual(['high', 'high'])
    expect(JSON.stringify(events)).not.toContain(one.phone)
    const sentEmails = await db.select().from(emails).where(eq(emails.kind, 'orders-held'))
    expect(sentEmails).toMatchObject([{ to: 'chao@luot.example' }])
  })
})
