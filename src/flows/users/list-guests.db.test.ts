import { describe, expect } from 'vitest'
import { orders } from '#shop/orders/schema.ts'
import { payments } from '#shop/payments/schema.ts'
import { userWith } from '#test/person.ts'
import { test } from '#test/with-db.ts'
import { openAuth } from '#shop/identity/auth.server.ts'
import { countGuests, listGuests } from './list-guests.ts'

const order = (code: string, change: Partial<typeof orders.$inferInsert> = {}): typeof orders.$inferInsert => ({
  id: `261121-${code}`,
  code,
  placementKey: crypto.randomUUID(),
  state: 'placed',
  locale: 'vi',
  name: 'Đỗ Đức',
  phone: '+84912345678',
  subtotal: 500_000,
  shippingFee: 0,
  total: 500_000,
  vat: 0,
  shippingVatRate: 8,
  method: 'pickup',
  ...change,
})

describe('the list of guests', () => {
  test('orders with one phone number are one guest, named by the latest order, with their sum', async ({ db }) => {
    openAuth(db, 'a secret of at least thirty-two characters')
    const lan = await userWith(db)
    await db
      .insert(orders)
      .values([
        order('A', { name: 'Duc', placedAt: new Date('2026-11-01') }),
        order('B', { email: 'duc@example.com', placedAt: new Date('2026-11-02') }),
        order('C', { state: 'cancelled', placedAt: new Date('2026-10-01') }),
        order('D', { name: 'Minh', phone: '+84987654321', placedAt: new Date('2026-11-03') }),
        order('E', { userId: lan.id, placedAt: new Date('2026-11-04') }),
        order('F', { phone: '' }),
      ])
    expect(await listGuests(db, '', 1)).toEqual([
      {
        orderId: '261121-D',
        phone: '+84987654321',
        name: 'Minh',
        email: null,
        lastAt: new Date('2026-11-03'),
        orders: 1,
        value: 500_000,
      },
      {
        orderId: '261121-B',
        phone: '+84912345678',
        name: 'Đỗ Đức',
        email: 'duc@example.com',
        lastAt: new Date('2026-11-02'),
        orders: 3,
        value: 1_000_000,
      },
    ])
    expect(await countGuests(db, '')).toBe(2)
    for (const text of ['do duc', '0912 345 678', 'duc@example.com'])
      expect([(await listGuests(db, text, 1)).length, await countGuests(db, text)], text).toEqual([1, 1])
    expect(await listGuests(db, 'nobody', 1)).toEqual([])
  })

  test('goods that a guest sent back do not count as bought', async ({ db }) => {
    await db.insert(orders).values([order('A'), order('B', { state: 'delivered', notKept: 200_000 })])
    expect(await listGuests(db, '', 1)).toMatchObject([{ orders: 2, value: 800_000 }])
    // A refund after a return leaves the parcels as they were.
    const money = { method: 'cod', state: 'refunded', amount: 500_000, received: 500_000, refunded: 500_000 } as const
    await db.insert(payments).values({ orderId: '261121-A', ...money })
    expect(await listGuests(db, '', 1)).toMatchObject([{ orders: 2, value: 300_000 }])
  })
})
