import { eq, isNull } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import type { Db } from '#platform/postgres/db.server.ts'
import { limits } from '#platform/limits/limit-schema.server.ts'
import { outbox } from '#platform/jobs/outbox-schema.server.ts'
import { addMeasurement } from '#shop/identity/skaters/add-measurement.ts'
import { saveSkater } from '#shop/identity/skaters/save-skater.ts'
import { accounts, consents, sessions, userRoles, users, verifications } from '#shop/identity/schema.ts'
import { watchStock } from '#shop/inventory/watches/watch-stock.ts'
import { emails, notifications } from '#shop/notifications/schema.ts'
import { findOrder } from '#shop/orders/queries.ts'
import { orders } from '#shop/orders/schema.ts'
import { writeTimeline } from '#shop/orders/timeline/write-timeline.ts'
import { findNoticeSource } from '#shop/payments/registered-gateways.ts'
import { unmatchedPayments } from '#shop/payments/matching-schema.ts'
import { paymentNotices } from '#shop/payments/attempts-schema.ts'
import { securityEvents } from '#shop/security/schema.ts'
import { addAddress } from '#shop/shipping/addresses/add-address.ts'
import { wishlistItems } from '#shop/wishlist/schema.ts'
import { carts } from '#shop/cart/schema.ts'
import { guest } from '#shop/identity/actor.ts'
import { buyerNames } from '#shop/pricing/buyer-names.ts'
import { promotionBuyers, promotionUses } from '#shop/pricing/schema.ts'
import { aDeliveredOrder } from '#test/a-delivered-order.ts'
import { aPromotion } from '#test/a-promotion.ts'
import { aUser } from '#test/a-person.ts'
import { sepayTells } from '#test/pay.ts'
import { aCart, aPlacement, aProduct, openSmallShop } from '#test/small-shop.ts'
import { wholeDatabase } from '#test/whole-database.ts'
import { test } from '#test/with-db.ts'
import { eraseUser } from './erase-user.ts'
import { exportUserData } from './export-user.ts'
import { placeOrder } from '../orders/place-order.ts'
import { cancelOrder } from '../orders/cancel-order.ts'
import { refundUnmatchedPayment } from '../payments/refund-unmatched-payment.ts'
import { settleNotice } from '../payments/settle-notice.ts'

const refused = (code: string) => expect.objectContaining({ code })
/** Words that belong to one person. Wherever they are found after the erasure, it missed something. */
const traces = [
  'lan-xoa@example.com',
  'Trần Thị Xóa',
  '84987654321',
  'Ngõ Bí Mật',
  'Bông Bí Mật',
  '203.0.113.99',
  'Trình duyệt X',
  'TRAN THI XOA CK',
  'Dấu Mạng Bí Mật',
]

/** A user with rows in every table. */
async function someoneKnown(db: Db) {
  const lan = await aUser(db, { email: 'lan-xoa@example.com', name: 'Trần Thị Xóa' })
  const userId = lan.id
  await db.update(users).set({ phone: '+84987654321' }).where(eq(users.id, userId))
  const place = { provinceCode: '01', wardCode: '00004', street: 'Ngõ Bí Mật', isDefault: true }
  await addAddress(db, { userId, name: 'Trần Thị Xóa', phone: '+84987654321', ...place })
  const about = {
    nickname: 'Bông Bí Mật',
    isChild: true,
    bornIn: '2017-05-01',
    sex: 'f',
    discipline: 'figure',
  } as const
  const facts = { ...about, level: null, weightKg: 28 }
  const skaterId = await saveSkater(db, lan.actor, { userId, facts, parentAgrees: true, ip: '203.0.113.99' })
  const feet = { posture: 'standing', leftMm: 210, rightMm: 212, girthLeftMm: null, girthRightMm: null } as const
  await addMeasurement(db, { userId, skaterId, measured: { measuredOn: '2026-11-20', ...feet } })
  const { productId, variantId } = await aProduct(db)
  await db.insert(wishlistItems).values({ userId, productId })
  const soldOut = await aProduct(db, { stock: 0 })
  await watchStock(db, { variantId: soldOut.variantId, email: 'Lan-Xoa@example.com', locale: 'vi', userId: null })
  const cart = await aCart(db, [{ variantId, quantity: 1 }])
  await db.update(carts).set({ userId }).where(eq(carts.id, cart))
  const seen = { ipAddress: '203.0.113.99', userAgent: 'Trình duyệt X' }
  const until = new Date(Date.now() + 1e6)
  await db.insert(sessions).values({ id: 's1', token: 'canary-session-token', expiresAt: until, userId, ...seen })
  const words = { vi: 'Chào', en: 'Hello' }
  await db.insert(notifications).values({ userId, type: 'other', title: words, message: words })
  await db
    .insert(verifications)
    .values({ id: 'v1', identifier: 'reset-password:canary', value: userId, expiresAt: until })
  const failed = { type: 'sign-in-failed', severity: 'low', message: 'wrong password' } as const
  const from = { ip: '203.0.113.99', userAgent: 'Trình duyệt X' }
  await db.insert(securityEvents).values([
    { ...failed, ...from, userId },
    { ...failed, ...from, details: { email: 'lan-xoa@example.com' } },
  ])
  await db.insert(limits).values({ key: 'sign-in:lan-xoa@example.com|203.0.113.0/24', points: 1, expire: until })
  return { ...lan, productId }
}

async function anOrder(db: Db, userId: string | null, state: 'placed' | 'completed' = 'completed', total = 525_000) {
  const { variantId } = await aProduct(db)
  const cart = await aCart(db, [{ variantId, quantity: 1 }])
  const { address, ...placement } = aPlacement(cart, total, { origin: { network: 'Dấu Mạng Bí Mật', device: null } })
  const { id } = await placeOrder(db, `user:${userId}`, {
    ...placement,
    userId,
    contact: { name: 'Trần Thị Xóa', phone: '+84987654321', email: 'Lan-Xoa@example.com' },
    address: { ...address!, name: 'Trần Thị Xóa', phone: '+84987654321', street: 'Ngõ Bí Mật' },
    note: 'Gọi Trần Thị Xóa ở Ngõ Bí Mật',
    invoice: { company: 'Công ty Băng', taxCode: '0101234565', address: '1 Tràng Tiền' },
  })
  await writeTimeline(db, { orderId: id, kind: 'note', public: false, actor: 'system', note: 'Trần Thị Xóa dặn thêm' })
  await db
    .insert(emails)
    .values({ kind: 'order-placed', cause: `c:${id}`, orderId: id, to: 'lan-xoa@example.com', locale: 'vi' })
  await db.update(orders).set({ state }).where(eq(orders.id, id))
  return id
}

/** A transfer for the order, larger than its total; the excess was sent back since. */
async function aTransferSentBack(db: Db, orderId: string) {
  const memo = `LUOT${orderId.slice(-8)} TRAN THI XOA CK`
  await settleNotice(db, findNoticeSource('sepay')!, sepayTells({ memo, amount: 5_000_000 }))
  const [unmatched] = await db.select().from(unmatchedPayments).where(isNull(unmatchedPayments.ending))
  const sent = { unmatchedPaymentId: unmatched!.id, note: 'Gọi Trần Thị Xóa', reference: 'FT900' }
  return { sendBack: () => refundUnmatchedPayment(db, 'user:lan', sent) }
}

describe('erasing an account', () => {
  test.beforeEach(({ db }) => openSmallShop(db))

  test('forgets who used a promotion, and keeps the count of uses', async ({ db }) => {
    const lan = await someoneKnown(db)
    const { id } = await aPromotion(db, { maxPerPerson: 3, effect: { kind: 'amount', amount: 1 } })
    const other = aPlacement(await aCart(db, [{ variantId: (await aProduct(db)).variantId, quantity: 1 }]), 524_999)
    await placeOrder(db, guest, other)
    await anOrder(db, lan.id, 'completed', 524_999)
    await eraseUser(db, lan.id)
    const uses = await db.select().from(promotionUses)
    expect(uses.map(({ promotionId, amount }) => [promotionId, amount])).toEqual([
      [id, 1],
      [id, 1],
    ])
    const names = uses.flatMap(({ who }) => who)
    expect(names.length).toBeGreaterThan(0)
    expect((await db.select().from(promotionBuyers)).map(({ who }) => who).sort()).toEqual(names.sort())
    expect(names).toEqual(buyerNames(other.contact))
  })

  test('leaves no trace of the person in any table; sold orders stay in the books', async ({ db }) => {
    const lan = await someoneKnown(db)
    const orderId = await anOrder(db, lan.id)
    const asGuest = await anOrder(db, null)
    await (await aTransferSentBack(db, orderId)).sendBack()
    const before = await wholeDatabase(db)
    for (const trace of traces)
      expect(
        before.some((row) => row.includes(trace)),
        trace,
      ).toBe(true)
    await eraseUser(db, lan.id)
    const left = (await wholeDatabase(db)).filter((row) =>
      traces.some((trace) => row.toLowerCase().includes(trace.toLowerCase())),
    )
    expect(left).toEqual([])
    expect(await db.select().from(paymentNotices)).toMatchObject([
      { raw: '', verified: true, said: { amount: 5_000_000 } },
    ])
    expect(await db.select().from(unmatchedPayments)).toMatchObject([
      { amount: 4_475_000, ending: 'sent_back', memo: null, note: null, facts: {} },
    ])
    for (const id of [orderId, asGuest])
      expect(await findOrder(db, id)).toMatchObject({
        userId: null,
        email: null,
        note: null,
        total: 525_000,
        vat: expect.any(Number) as number,
        invoice: { taxCode: '0101234565' },
        lines: [{ quantity: 1, total: 500_000 }],
        address: { wardName: 'Phường Ba Đình' },
      })
    expect(await db.select().from(consents)).toMatchObject([{ purpose: 'child', userId: null, ip: null }])
    expect(await db.select().from(securityEvents)).toMatchObject(
      [1, 2].map(() => ({ type: 'sign-in-failed', userId: null, details: {}, ip: null })),
    )
    expect(await db.select().from(outbox).where(eq(outbox.name, 'user.erased'))).toHaveLength(1)
  })

  test('leaves the data of other accounts unchanged', async ({ db }) => {
    const [lan, minh] = [await someoneKnown(db), await aUser(db, { email: 'minh@example.com' })]
    const place = { provinceCode: '01', wardCode: '00004', street: 'Số 1', isDefault: true }
    await addAddress(db, { userId: minh.id, name: 'Minh', phone: '+84901234567', ...place })
    const { exportedAt: _then, ...before } = (await exportUserData(db, minh.id))!
    await eraseUser(db, lan.id)
    const { exportedAt: _now, ...after } = (await exportUserData(db, minh.id))!
    expect(after).toEqual(before)
  })

  test('is refused while orders are under way, and names them', async ({ db }) => {
    const lan = await someoneKnown(db)
    const id = await anOrder(db, lan.id, 'placed')
    const error = await eraseUser(db, lan.id).catch((error: unknown) => error)
    expect(error).toEqual(refused('orders-under-way'))
    expect((error as { facts: { codes: string } }).facts.codes).toBe(id.slice(-8))
    expect(await db.select().from(users).where(eq(users.id, lan.id))).toHaveLength(1)
  })

  test('is refused while unmatched money of a cancelled order is not sent back', async ({ db }) => {
    const lan = await someoneKnown(db)
    const id = await anOrder(db, lan.id, 'placed')
    await cancelOrder(db, 'user:lan', { orderId: id, reason: 'Đổi ý' })
    const { sendBack } = await aTransferSentBack(db, id)
    await expect(eraseUser(db, lan.id)).rejects.toMatchObject({
      code: 'money-owed',
      facts: { codes: id.slice(-8) },
    })
    await sendBack()
    await eraseUser(db, lan.id)
    expect(await db.select().from(users).where(eq(users.id, lan.id))).toHaveLength(0)
  })

  test('is refused while a guest order with the same email is under way', async ({ db }) => {
    const lan = await someoneKnown(db)
    await anOrder(db, null, 'placed')
    await expect(eraseUser(db, lan.id)).rejects.toEqual(refused('orders-under-way'))
  })

  test('is refused for the last admin, and not for one of two', async ({ db }) => {
    const [one, two] = [await aUser(db, { role: 'admin' }), await aUser(db, { role: 'admin' })]
    await eraseUser(db, one.id)
    await expect(eraseUser(db, two.id)).rejects.toEqual(refused('last-admin'))
    expect(await db.select().from(userRoles)).toMatchObject([{ userId: two.id, role: 'admin' }])
  })

  test('is refused plainly the second time', async ({ db }) => {
    const lan = await aUser(db)
    await eraseUser(db, lan.id)
    await expect(eraseUser(db, lan.id)).rejects.toEqual(refused('person-unknown'))
  })
})

describe('exporting one’s data', () => {
  test.beforeEach(({ db }) => openSmallShop(db))

  test('the export contains everything that is stored about the person', async ({ db }) => {
    const lan = await someoneKnown(db)
    const orderId = await anOrder(db, lan.id)
    const asGuest = await anOrder(db, null)
    await aTransferSentBack(db, orderId)
    const text = JSON.stringify(await exportUserData(db, lan.id))
    for (const word of [
      ...traces,
      orderId,
      asGuest,
      'Công ty Băng',
      'sign-in-failed',
      '2017-05-01',
      'Chào',
      'credential',
    ])
      expect(text, word).toContain(word)
  })

  test('the export has no hashes, tokens or staff notes, and nothing of other people', async ({ db }) => {
    const lan = await someoneKnown(db)
    await anOrder(db, lan.id)
    const other = await aUser(db, { email: 'minh@example.com' })
    await db
      .update(accounts)
      .set({ accessToken: 'canary-access', refreshToken: 'canary-refresh', idToken: 'canary-id' })
    const text = JSON.stringify(await exportUserData(db, lan.id))
    const [{ password }] = (await db
      .select({ password: accounts.password })
      .from(accounts)
      .where(eq(accounts.userId, lan.id))) as [{ password: string }]
    for (const secret of [password, 'canary', 'placementKey', 'dặn thêm', 'minh@example.com', other.id])
      expect(text.includes(secret), secret).toBe(false)
  })

  test('the export has the parcels of an order, without what the shop and its carriers settle between them', async ({
    db,
  }) => {
    const lan = await aUser(db)
    const { variantId } = await aProduct(db)
    await aDeliveredOrder(db, [{ variantId, quantity: 1 }], 525_000, { userId: lan.id })
    const [order] = (await exportUserData(db, lan.id))!.orders
    const parcel = { number: 1, state: 'delivered', carrier: 'GHN', lines: [{ quantity: 1 }] }
    expect(order!.shipments).toMatchObject([parcel])
    expect(order!.lines).toMatchObject([{ quantity: 1, total: 500_000 }])
    const text = JSON.stringify(order)
    for (const internal of ['carrierFee', 'carrierReason', 'codError', 'codSettled', 'bookedAs', 'placementKey'])
      expect(text.includes(internal), internal).toBe(false)
  })

  test('an unknown account has no export', async ({ db }) => expect(await exportUserData(db, 'nobody')).toBeUndefined())
})
