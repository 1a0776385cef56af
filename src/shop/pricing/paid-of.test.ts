import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { paidOf } from './paid-of.ts'

const three = { quantity: 3, total: 300_000, discount: 100_000 }

describe('the amount paid for one piece', () => {
  test('three pairs at 200,000 ₫ together cost 66,667, 66,667 and 66,666', () => {
    expect([0, 1, 2].map((after) => paidOf(three, { quantity: 1, after }))).toEqual([66_667, 66_667, 66_666])
    expect(paidOf(three)).toBe(200_000)
  })
  test('more pieces than the line has throw an error', () =>
    expect(() => paidOf(three, { quantity: 2, after: 2 })).toThrow('pieces beyond the line'))

  const line = fc
    .record({ quantity: fc.integer({ min: 1, max: 50 }), unitPrice: fc.integer({ min: 0, max: 1e10 }), part: fc.nat() })
    .map(({ quantity, unitPrice, part }) => {
      const total = quantity * unitPrice
      return { quantity, total, discount: part % (total + 1) }
    })

  test('amounts add up over any split into returns', () =>
    fc.assert(
      fc.property(line, fc.array(fc.integer({ min: 1, max: 7 })), (sold, steps) => {
        let after = 0
        let paid = 0
        for (const step of [...steps, sold.quantity]) {
          const quantity = Math.min(step, sold.quantity - after)
          const part = paidOf(sold, { quantity, after })
          expect(part).toBeGreaterThanOrEqual(0)
          after += quantity
          paid += part
        }
        expect(paid).toBe(sold.total - sold.discount)
      }),
    ))
})
