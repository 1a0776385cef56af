import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { vatOf } from '#kit/money.ts'
import { paidOf, vatPaidOf } from './paid-of.ts'

const three = { quantity: 3, total: 300_000, discount: 100_000, vatRate: 8 }

describe('what was paid for a piece', () => {
  test('of three pairs for 200.000 ₫ the first two were 66.667, the last 66.666', () => {
    expect([0, 1, 2].map((after) => paidOf(three, { quantity: 1, after }))).toEqual([66_667, 66_667, 66_666])
    expect(paidOf(three)).toBe(200_000)
  })
  test('more pieces than there are is a bug', () =>
    expect(() => paidOf(three, { quantity: 2, after: 2 })).toThrow('pieces beyond the line'))

  const line = fc
    .record({ quantity: fc.integer({ min: 1, max: 50 }), unitPrice: fc.integer({ min: 0, max: 1e10 }), part: fc.nat() })
    .map(({ quantity, unitPrice, part }) => {
      const total = quantity * unitPrice
      return { quantity, total, discount: part % (total + 1), vatRate: 8 }
    })

  test('however it is sent back, in pieces or at once, the đồng add up, and so does the VAT', () =>
    fc.assert(
      fc.property(line, fc.array(fc.integer({ min: 1, max: 7 })), (sold, steps) => {
        let after = 0
        let paid = 0
        let vat = 0
        for (const step of [...steps, sold.quantity]) {
          const quantity = Math.min(step, sold.quantity - after)
          const part = vatPaidOf(sold, { quantity, after })
          expect(part.paid).toBeGreaterThanOrEqual(0)
          expect(part.vat).toBeGreaterThanOrEqual(0)
          expect(part.net).toBeGreaterThanOrEqual(0)
          after += quantity
          paid += part.paid
          vat += part.vat
        }
        expect(paid).toBe(sold.total - sold.discount)
        expect(vat).toBe(vatOf(paid, 8).vat)
      }),
    ))
})
