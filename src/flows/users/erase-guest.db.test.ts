import { sql } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { rowsOf, type Db } from '#platform/postgres/db.server.ts'
import { auditLog } from '#platform/audit/audit-schema.server.ts'
import { limits } from '#platform/limits/limit-schema.server.ts'
import { verifications } from '#shop/identity/schema.ts'
import { staff } from '#shop/identity/actor.ts'
import { watchStock } from '#shop/inventory/watches/watch-stock.ts'
import { emails } from '#shop/notifications/schema.ts'
import { findOrder } from '#shop/orders/queries.ts'
import { orders } from '#shop/orders/schema.ts'
import { aUser } from '#test/a-person.ts'
import { aCart, aPlacement, aProduct, openSmallShop } from '#test/small-shop.ts'
import { test } from '#test/with-db.ts'
import { placeOrder } from '../orders/place-order.ts'
import { eraseGuest } from './erase-guest.ts'

const admin = staff('admin')
const refused = (code: string) => expect.objectContaining({ code }) as unknown
const traces = ['Vũ Khách Lạ', '84987654321', 'Ngõ Kín', 'khach-la@example.com']
const until = new Date(Date.now() + 1e6)

type Bought = { phone?: string; email?: string; state?: 'placed' | 'completed' }

async function bought(
  db: Db,
  { phone = '+84987654321', email = 'Khach-La@example.com', state = 'completed' }: Bought = {},
) {
  const { variantId } = await aProduct(db)
  const { address, ...placement } = aPlacement(await aCart(db, [{ variantId, quantity: 1 }]), 525_000)
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

async function tracesIn(db: Db) {
  const tables = await rowsOf<{ name: string }>(
    db,
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  const found: string[] = []
  for (const { name } of tables) {
    const rows = await rowsOf<{ text: string }>(
      db,
      sql`select to_jsonb(t)::text as text from ${sql.identifier(name)} t`,
    )
    const isIn = (text: string) => traces.some((trace) => text.toLowerCase().includes(trace.toLowerCase()))
    found.push(...rows.filter(({ text }) => isIn(text)).map(({ text }) => `${name}: ${text}`))
  }
  return found
}

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

  test('is refused while an order is under way, and for a number that no guest used', async ({ db }) => {
    await bought(db, { state: 'placed' })
    await expect(eraseGuest(db, admin, { phone: '+84987654321' })).rejects.toEqual(refused('orders-under-way'))
    await expect(eraseGuest(db, admin, { phone: '+84900000000' })).rejects.toEqual(refused('person-unknown'))
    expect(await tracesIn(db)).not.toEqual([])
  })
})
