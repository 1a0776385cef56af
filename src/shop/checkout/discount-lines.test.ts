import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { vatOf } from '#kit/money.ts'
import { sumOf, type Discount } from '#shop/pricing/discount.ts'
import { aPiece, asked } from '#test/a-quote.ts'
import { quoteCart } from './quote.ts'

const off = (amount: number, name = 'Bộ giày và lưỡi'): Discount => ({
  source: 'bundle',
  promotionId: null,
  code: null,
  name: { vi: name, en: name },
  amount,
})
const quoteOf = (prices: number[], bundleDiscounts: Map<string, Discount[]>) =>
  quoteCart({
    ...asked,
    lines: prices.map((_, at) => ({ variantId: String(at), quantity: 2 })),
    forSale: prices.map((price, at) => aPiece(String(at), { price })),
    available: new Map(prices.map((_, at) => [String(at), 9])),
    bundleDiscounts,
  })

describe('discounts on lines', () => {
  test('a discounted line keeps its price, names its discount, and its VAT is that of the amount paid', () => {
    const quote = quoteOf([1_000_000], new Map([['0', [off(100_000)]]]))
    expect(quote.lines[0]).toMatchObject({ total: 2_000_000, discount: 100_000, vat: vatOf(1_900_000, 8).vat })
    expect(quote).toMatchObject({ subtotal: 2_000_000, discount: 100_000, total: 1_900_000 })
  })
  test('a discount never exceeds the price of its line', () =>
    expect(quoteOf([100_000], new Map([['0', [off(150_000), off(90_000)]]]))).toMatchObject({
      discount: 200_000,
      total: 0,
      vat: 0,
    }))

  test('discounts add up to the line, and lines to the order, for random amounts', () =>
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(50_000_000), fc.array(fc.nat(60_000_000), { maxLength: 3 })), {
          minLength: 1,
          maxLength: 6,
        }),
        (lines) => {
          const given = new Map(lines.map(([, amounts], at) => [String(at), amounts.map((amount) => off(amount))]))
          const quote = quoteOf(
            lines.map(([price]) => price),
            given,
          )
          for (const line of quote.lines) {
            expect(sumOf(line.discounts)).toBe(line.discount)
            expect(line.discount).toBeLessThanOrEqual(line.total)
          }
          expect(quote.discount).toBe(quote.lines.reduce((sum, line) => sum + line.discount, 0))
          expect(quote.total).toBe(quote.subtotal - quote.discount)
        },
      ),
    ))
})
