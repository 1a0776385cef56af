import { describe, expect } from 'vitest'
import { orders } from '#shop/orders/schema.ts'
import { test } from '#test/with-db.ts'
import { searchForStaff } from './search-for-staff.ts'

const order = (code: string, change: Partial<typeof orders.$inferInsert> = {}): typeof orders.$inferInsert => ({
  id: `261121-${code}`,
  code,
  placementKey: crypto.randomUUID(),
  state: 'placed',
  locale: 'vi',
  name: 'Nguyễn Thùy Linh',
  phone: '+84912345678',
  subtotal: 500_000,
  shippingFee: 0,
  total: 500_000,
  vat: 0,
  shippingVatRate: 8,
  method: 'pickup',
  ...change,
})

describe('the search of the admin palette', () => {
  test('an order or phone number finds that order first, whatever else mentions it', async ({ db }) => {
    await db
      .insert(orders)
      .values([
        order('7K2M', { placedAt: new Date('2026-11-01') }),
        order('9QXR', { name: 'Anh 0912345678', phone: '+84987654321', placedAt: new Date('2026-11-02') }),
      ])
    const { orders: found } = await searchForStaff(db, 'vi', '0912 345 678')
    expect(found[0]).toMatchObject({ code: '7K2M', exact: true })
    expect((await searchForStaff(db, 'vi', '#7k2m')).orders).toMatchObject([{ code: '7K2M', exact: true }])
  })

  test('a customer’s name with typing errors and without accents is found', async ({ db }) => {
    await db.insert(orders).values([order('7K2M'), order('9QXR', { name: 'Trần Bảo Châu' })])
    for (const typed of ['nguyen thuy lnih', 'Nguyễn Thùi Linh', 'nguyem thuy linh'])
      expect((await searchForStaff(db, 'vi', typed)).orders, typed).toMatchObject([{ code: '7K2M', total: 500_000 }])
    expect((await searchForStaff(db, 'vi', 'qwertz uiop')).orders).toEqual([])
  })
})
