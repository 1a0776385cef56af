import { afterEach, beforeEach, describe, expect } from 'vitest'
import { orRefusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { env, useEnv } from '#platform/env.server.ts'
import { guest, staff } from '#shop/identity/actor.ts'
import { missingOwnerFacts } from '#shop/settings/owner-facts.ts'
import { findSettings } from '#shop/settings/queries.ts'
import { saveSettings } from '#shop/settings/save-settings.ts'
import { aCart, aPlacement, aProduct, openSmallShop } from '#test/small-shop.ts'
import { test } from '#test/with-db.ts'
import { placeOrder } from './place-order.ts'

const boss = staff('boss')
const owner = { company: 'Công ty TNHH Băng', registration: '0100109106', issued: 'Hà Nội, 02/01/2026', taxCode: '' }
const before = env

let variantId: string
beforeEach<{ db: Db }>(async ({ db }) => {
  await openSmallShop(db)
  ;({ variantId } = await aProduct(db, { price: 500_000, stock: 5 }))
})
afterEach(() => useEnv(before))

async function order(db: Db, changes: Parameters<typeof aPlacement>[2] = {}) {
  const placement = aPlacement(await aCart(db, [{ variantId, quantity: 1 }]), 500_000, { method: 'pickup', ...changes })
  return orRefusal(placeOrder(db, guest, placement))
}

describe('a live shop that does not name its owner', () => {
  test('it takes no order: a shopper reads that it opens soon, staff read what is missing', async ({ db }) => {
    await saveSettings(db, boss, { address: '18 Tràng Thi', phone: '024 7300 0000', email: '' })
    useEnv({ ...before, SHOP_MODE: 'live' })
    const { refusal } = await order(db)
    expect(refusal?.code).toBe('shop-closed')
    expect(refusal?.say('vi')).toContain('sắp mở bán')
    expect(refusal?.say('en')).toContain('opens soon')
    const desk = await order(db, { channel: 'phone' })
    expect(desk.refusal?.say('vi')).toMatch(/Tên công ty.*Số đăng ký kinh doanh.*Ngày và nơi cấp.*Email liên hệ/)
    expect(desk.refusal?.say('vi')).not.toContain('Điện thoại')
  })

  test('it sells once the facts that the law requires are filled in; the demo needs none', async ({ db }) => {
    await saveSettings(db, boss, { address: '18 Tràng Thi', phone: '024 7300 0000' })
    expect((await order(db)).done).toBeDefined()
    useEnv({ ...before, SHOP_MODE: 'live' })
    await saveSettings(db, boss, { owner: { ...owner, registration: '  ' }, email: 'a@b.example' })
    expect(missingOwnerFacts(await findSettings(db))).toEqual(['registration'])
    await saveSettings(db, boss, { owner })
    expect((await order(db)).done).toBeDefined()
  })
})
