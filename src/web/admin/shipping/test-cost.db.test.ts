import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Db } from '#platform/postgres/db.server.ts'
import { shippingRates } from '#shop/shipping/schema.ts'
import { aPlacement, openSmallShop } from '#test/small-shop.ts'
import { test } from '#test/with-db.ts'
import { testCost } from './test-cost.ts'

test('a delivery method is hidden from buyers when it is neither cheaper nor faster than another', async ({ db }) => {
  await openSmallShop(db)
  const take = (method: 'standard' | 'express', days: number) =>
    db.update(shippingRates).set({ daysMin: days, daysMax: days }).where(eq(shippingRates.method, method))
  await take('express', 1)
  await take('standard', 3)
  expect(await hidden(db)).toEqual([])
  await take('standard', 1)
  expect(await hidden(db)).toEqual(['express'])
})

async function hidden(db: Db) {
  const { provinceCode: province, wardCode: ward } = aPlacement('', 0).address!
  const to = new URLSearchParams({ province, ward })
  const { methods } = await testCost(db, to)
  expect(methods.length).toBeGreaterThan(1)
  return methods.flatMap(({ method, isOffered }) => (isOffered ? [] : [method]))
}
