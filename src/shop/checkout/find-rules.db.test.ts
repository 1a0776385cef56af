import { eq, sql } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { vatRates } from '#shop/pricing/schema.ts'
import { settings } from '#shop/settings/schema.ts'
import { shippingRates, shippingZones } from '#shop/shipping/schema.ts'
import { test } from '#test/with-db.ts'
import { findRules } from './find-rules.ts'

const limit = (value: number) => ({ key: 'codLimit', value })

describe('the settings, rates and VAT rates of a quote', () => {
  test('a quote uses the current settings, rates and VAT rates, even right after a change', async ({ db }) => {
    await db.insert(settings).values(limit(1_000_000))
    expect((await findRules(db)).settings.codLimit).toBe(1_000_000)
    await db.update(settings).set({ value: 2_000_000 }).where(eq(settings.key, 'codLimit'))
    expect((await findRules(db)).settings.codLimit).toBe(2_000_000)
    const again = await findRules(db)
    expect(again).toEqual(await findRules(db))

    await db.update(shippingRates).set({ fee: sql`${shippingRates.fee} + 1_000` })
    const changed = await findRules(db)
    expect(changed.rates.map(({ fee }) => fee)).toEqual(again.rates.map(({ fee }) => fee + 1_000))
    await db.insert(vatRates).values({ vatClass: 'standard', rate: 1_234, from: '2031-01-01' })
    expect((await findRules(db)).vatRates).toHaveLength(again.vatRates.length + 1)
    await db.delete(shippingRates)
    await db.delete(shippingZones)
    expect(await findRules(db)).toMatchObject({ zones: [], rates: [], settings: { codLimit: 2_000_000 } })
  })

  test('a change that was rolled back is not cached', async ({ db }) => {
    await db.insert(settings).values(limit(1_000_000))
    const rolledBack = db.transaction(async (tx) => {
      await tx.update(settings).set({ value: 3_000_000 }).where(eq(settings.key, 'codLimit'))
      expect((await findRules(tx)).settings.codLimit).toBe(3_000_000)
      throw new Error('undone')
    })
    await expect(rolledBack).rejects.toThrow('undone')
    expect((await findRules(db)).settings.codLimit).toBe(1_000_000)
    await db.update(settings).set({ value: 4_000_000 }).where(eq(settings.key, 'codLimit'))
    expect((await findRules(db)).settings.codLimit).toBe(4_000_000)
  })
})
