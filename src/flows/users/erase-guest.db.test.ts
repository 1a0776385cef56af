import { sql } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import type { Db } from '#platform/postgres/db.server.ts'
import { auditLog } from '#platform/audit/audit-schema.server.ts'
import { limits } from '#platform/limits/limit-schema.server.ts'
import { inquiries } from '#shop/inquiries/schema.ts'
import { verifications } from '#shop/identity/schema.ts'
import { staff } from '#shop/identity/actor.ts'
import { watchStock } from '#shop/inventory/watches/watch-stock.ts'
import { emails } from '#shop/notifications/schema.ts'
import { findOrder } from '#shop/orders/queries.ts'
import { orders } from '#shop/orders/schema.ts'
import { buyerNames } from '#shop/pricing/buyer-names.ts'
import { promotionBuyers } from '#shop/pricing/schema.ts'
import { shipments } from '#shop/orders/shipments-schema.ts'
import { workOrders } from '#shop/work/schema.ts'
import { aPromotion } from '#test/a-promotion.ts'
import { aUser } from '#test/a-person.ts'
import { aCart, aPlacement, aProduct, openSmallShop } from '#test/small-shop.ts'
import { wholeDatabase } from '#test/whole-database.ts'
import { test } from '#test/with-db.ts'
import { placeOrder } from '../orders/place-order.ts'
import { eraseGuest } from './erase-guest.ts'

const admin = staff('admin')
const refused = (code: string) => expect.objectContaining({ code }) as unknown
const traces = ['Vũ Khách Lạ', '84987654321', 'Ngõ Kín', 'khach-la@example.com']
const until = new Date(Date.now() + 1e6)

type Bought = { phone?: string; email?: string; state?: 'placed' | 'completed'; total?: number }

async function bought(
  db: Db,
  { phone = '+84987654321', email = 'Khach-La@example.com', state = 'completed', total = 525_000 }: Bought = {},
) {
  const { variantId } = await aProduct(db)
  const { address, ...placement } = aPlacement(await aCart(db, [{ variantId, quantity: 1 }]), total)
  const { id } = await placeOrder(db, 'guest', {
    ...placement,
    contact: { name: 'Vũ Khách Lạ', phone, email },
    address: { ...address!, name: 'Vũ Khách Lạ', phone, street: 'Ngõ Kín' },
    note: 'Gọi Vũ Khách Lạ',
  })
  await db
    .update(orders)
    .set({ state })
    .where(sql`id = ${id}`)
  return id
}

const tracesIn = async (db: Db) =>
  (await wholeDatabase(db)).filter((row) => traces.some((trace) => row.toLowerCase().includes(trace.toLowerCase())))

describe('erasing a buyer without an account', () => {
  test.beforeEach(({ db }) => openSmallShop(db))

  test('leaves no trace of the person in any table; the sale stays in the books and the log', async ({ db }) => {
    const id = await bought(db)
    await db
      .insert(emails)
      .values({ kind: 'order-placed', cause: 'c', orderId: id, to: 'khach-la@example.com', locale: 'vi' })
    await db.insert(limits).values({ key: 'look-up:khach-la@example.com', points: 1, expire: until })
    const soldOut = await aProduct(db, { stock: 0 })
    await watchStock(db, { variantId: soldOut.variantId, email: 'khach-la@example.com', locale: 'vi', userId: null })
    expect(await tracesIn(db)).not.toEqual([])
    await eraseGuest(db, admin, { phone: '+84987654321' })
    expect(await tracesIn(db)).toEqual([])
    expect(await findOrder(db, id)).toMatchObject({ total: 525_000, email: null, phone: '', lines: [{ quantity: 1 }] })
    expect(await db.select().from(auditLog)).toContainEqual(
      expect.objectContaining({ verb: 'guest.erased', actor: admin, subjectId: id, name: null }),
    )
  })

  test('leaves everybody else: another number, an account with that address, and links that wait', async ({ db }) => {
    const [, other] = [await bought(db), await bought(db, { phone: '+84911222333', email: 'khac@example.com' })]
    const lan = await aUser(db, { email: 'khach-la@example.com', name: 'Lan' })
    await db.insert(emails).values({ kind: 'order-placed', cause: 'w', to: lan.email, locale: 'vi' })
    await db.insert(verifications).values({ id: 'v', identifier: 'reset-password:x', value: lan.id, expiresAt: until })
    await db.insert(limits).values({ key: 'sign-in:someone@example.com', points: 1, expire: until })
    await eraseGuest(db, admin, { phone: '+84987654321' })
    expect(await findOrder(db, other)).toMatchObject({ phone: '+84911222333', email: 'khac@example.com' })
    expect(await db.select().from(emails)).toContainEqual(expect.objectContaining({ cause: 'w', to: lan.email }))
    expect(await db.select().from(verifications)).toHaveLength(1)
    expect(await db.select().from(limits)).toContainEqual(
      expect.objectContaining({ key: 'sign-in:someone@example.com' }),
    )
  })

  test('an order without an address has no other rows', async ({ db }) => {
    const id = await bought(db)
    await db
      .update(orders)
      .set({ email: null })
      .where(sql`id = ${id}`)
    await db.insert(verifications).values({ id: 'v', identifier: 'reset-password:x', value: 'y', expiresAt: until })
    await eraseGuest(db, admin, { phone: '+84987654321' })
    expect(await db.select().from(verifications)).toHaveLength(1)
    expect(await findOrder(db, id)).toMatchObject({ phone: '' })
  })

  test('forgets messages under the number or the code of the order, which need no address', async ({ db }) => {
    const id = await bought(db)
    await db
      .update(orders)
      .set({ email: null })
      .where(sql`id = ${id}`)
    const { code } = (await findOrder(db, id))!
    const message = { topic: 'order', text: 'Gọi Vũ Khách Lạ', locale: 'vi', name: 'Vũ Khách Lạ', email: null } as const
    const inquiry = (change: object) => ({
      ...message,
      id: crypto.randomUUID(),
      phone: null,
      orderCode: null,
      ...change,
    })
    await db
      .insert(inquiries)
      .values([
        inquiry({ phone: '+84987654321' }),
        inquiry({ phone: '+84911222333', orderCode: `#261121-${code.toLowerCase()}` }),
        inquiry({ phone: '+84911222333', text: 'Hỏi giờ mở cửa', name: 'Minh' }),
      ])
    await eraseGuest(db, admin, { phone: '+84987654321' })
    expect(await tracesIn(db)).toEqual([])
    expect(await db.select().from(inquiries)).toMatchObject([{ name: 'Minh' }])
  })

  test('leaves an address that another order has too, and addresses that only end like it', async ({ db }) => {
    const mine = await bought(db, { email: 'n@example.com' })
    const other = await bought(db, { phone: '+84911222333', email: 'N@example.com', state: 'placed' })
    const mail = { kind: 'order-placed', to: 'n@example.com', locale: 'vi' } as const
    await db.insert(emails).values([
      { ...mail, cause: 'mine', orderId: mine },
      { ...mail, cause: 'other', orderId: other },
    ])
    await eraseGuest(db, admin, { phone: '+84987654321' })
    expect((await db.select().from(emails)).map(({ cause }) => cause)).toEqual(['other'])
    await db
      .update(orders)
      .set({ state: 'completed' })
      .where(sql`id = ${other}`)
    await db.insert(limits).values([
      { key: 'sign-in:lan@example.com|203.0.113.0/24', points: 1, expire: until },
      { key: 'sign-in:n@example.com|203.0.113.0/24', points: 1, expire: until },
    ])
    await eraseGuest(db, admin, { phone: '+84911222333' })
    expect((await db.select().from(limits)).map(({ key }) => key)).toEqual(['sign-in:lan@example.com|203.0.113.0/24'])
  })

  test('leaves the limits of promotions of whoever shares the address', async ({ db }) => {
    await aPromotion(db, { maxPerPerson: 3, effect: { kind: 'amount', amount: 1 } })
    const shared = { email: 'chung@example.com', total: 524_999 }
    await bought(db, shared)
    await bought(db, { ...shared, phone: '+84911222333' })
    await eraseGuest(db, admin, { phone: '+84987654321' })
    const kept = buyerNames({ phone: '+84911222333', email: 'chung@example.com' })
    expect((await db.select().from(promotionBuyers)).map(({ who }) => who).toSorted()).toEqual(kept)
  })

  test('every order names who erased its buyer', async ({ db }) => {
    const ids = [await bought(db), await bought(db)]
    await eraseGuest(db, admin, { phone: '+84987654321' })
    const log = await db.select().from(auditLog)
    expect(
      log
        .filter(({ verb }) => verb === 'guest.erased')
        .map(({ subjectId }) => subjectId)
        .toSorted(),
    ).toEqual(ids.toSorted())
  })

  test('is refused while a parcel is under way, or while own skates wait to be handed back', async ({ db }) => {
    const id = await bought(db)
    const [parcel] = await db.insert(shipments).values({ orderId: id, state: 'preparing' }).returning()
    await expect(eraseGuest(db, admin, { phone: '+84987654321' })).rejects.toEqual(refused('orders-under-way'))
    await db
      .update(shipments)
      .set({ state: 'delivered' })
      .where(sql`id = ${parcel!.id}`)
    const [line] = (await findOrder(db, id))!.lines
    const work = { code: 'X-W1', orderId: id, orderLineId: line!.id, kind: 'sharpening', quantity: 1, workDays: 1 }
    const [skates] = await db
      .insert(workOrders)
      .values({ ...work, state: 'cancelled', takenInAt: new Date() })
      .returning()
    await expect(eraseGuest(db, admin, { phone: '+84987654321' })).rejects.toEqual(refused('orders-under-way'))
    await db
      .update(workOrders)
      .set({ handedBackAt: new Date() })
      .where(sql`id = ${skates!.id}`)
    await eraseGuest(db, admin, { phone: '+84987654321' })
    expect(await tracesIn(db)).toEqual([])
  })

  test('is refused while an order is under way, and for a number that no guest used', async ({ db }) => {
    await bought(db, { state: 'placed' })
    await expect(eraseGuest(db, admin, { phone: '+84987654321' })).rejects.toEqual(refused('orders-under-way'))
    await expect(eraseGuest(db, admin, { phone: '+84900000000' })).rejects.toEqual(refused('person-unknown'))
    expect(await tracesIn(db)).not.toEqual([])
  })
})
