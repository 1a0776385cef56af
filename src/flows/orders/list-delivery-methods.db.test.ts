import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { guest } from '#shop/identity/actor.ts'
import { findOrder } from '#shop/orders/queries.ts'
import { shippingRates } from '#shop/shipping/schema.ts'
import { aCart, aPlacement, aProduct, openSmallShop } from '#test/small-shop.ts'
import { test } from '#test/with-db.ts'
import { listDeliveryMethods } from './list-delivery-methods.ts'
import { placeOrder } from './place-order.ts'

// Fixed to the morning: after its cut-off hour, same-day delivery is no faster than standard.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T10:00:00+07:00') }))
afterEach(() => void vi.useRealTimers())

test('the order form of staff leaves out a method that is dearer and not faster, unless it was agreed', async ({
  db,
}) => {
  await openSmallShop(db)
  const { variantId } = await aProduct(db, { price: 1_000_000 })
  const { id } = await placeOrder(db, guest, aPlacement(await aCart(db, [{ variantId, quantity: 1 }]), 1_000_000))
  const order = (await findOrder(db, id))!
  const { provinceCode: province, wardCode } = order.address!
  const methods = (method = order.method, ward = wardCode) =>
    listDeliveryMethods(db, { ...order, method }, { province, ward })
  const take = (method: 'standard' | 'express', days: number) =>
    db.update(shippingRates).set({ daysMin: days, daysMax: days }).where(eq(shippingRates.method, method))
  await take('express', 1)
  await take('standard', 3)
  expect(await methods()).toEqual(['standard', 'express', 'same_day', 'pickup'])
  await take('standard', 1)
  expect(await methods()).toEqual(['standard', 'same_day', 'pickup'])
  expect(await methods('express')).toEqual(['standard', 'express', 'same_day', 'pickup'])
  // Without an address, all methods with a rate are listed.
  expect(await methods('standard', '')).toEqual(['standard', 'express', 'same_day', 'pickup'])
})
