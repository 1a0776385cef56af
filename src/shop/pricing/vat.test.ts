import { describe, expect, test } from 'vitest'
import { vatLaw } from './vat-law.ts'
import { vatRateOn } from './vat.ts'

describe('the rate of VAT', () => {
  test('the rate of goods is 8 % until the last day of 2026 and 10 % from the first of 2027', () => {
    const rate = (day: string) => vatRateOn(vatLaw, 'goods', day)
    expect([rate('2026-12-31'), rate('2027-01-01'), rate('2027-01-02')]).toEqual([8, 10, 10])
  })

  test('the rate of metal was never lowered', () => {
    expect(vatRateOn(vatLaw, 'metal', '2026-06-01')).toBe(10)
  })

  test('a rate holds on its first day and is unknown the day before', () => {
    expect(vatRateOn(vatLaw, 'service', '2025-07-01')).toBe(8)
    expect(() => vatRateOn(vatLaw, 'service', '2025-06-30')).toThrow('no VAT rate for service on 2025-06-30')
  })
})
