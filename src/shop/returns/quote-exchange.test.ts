import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ForSale } from '#shop/catalogue/queries.ts'
import { quoteExchange, type ExchangeLine } from './quote-exchange.ts'

const sold = (price: number) =>
  ({
    variantId: 'variant',
    productId: 'product',
    sku: 'S',
    options: {},
    labels: {},
    price,
    salePrice: null,
    saleFrom: null,
    saleUntil: null,
    weightG: 500,
    boxCm: null,
    category: 'accessories',
    type: 'guards',
    attributes: {},
    vatClass: 'goods',
    name: 'Lướt',
    slug: 'luot',
    picture: null,
  }) as unknown as ForSale
const frame = {
  vatRates: [
    { vatClass: 'goods', rate: 8, from: '2025-07-01' },
    { vatClass: 'service', rate: 8, from: '2025-07-01' },
  ],
  at: new Date('2026-11-21'),
  day: '2026-11-21',
  locale: 'vi' as const,
  name: { vi: 'Đổi hàng', en: 'Exchange' },
  money: Number.MAX_SAFE_INTEGER,
}
const swap = (
  unitPrice: number,
  { was = 500_000, ...changes }: Partial<ExchangeLine> & { was?: number } = {},
): ExchangeLine => ({
  sold: sold(unitPrice),
  quantity: 1,
  unitPrice,
  price: unitPrice * (changes.quantity ?? 1),
  worth: was * (changes.quantity ?? 1),
  finalSince: null,
  works: [],
  ...changes,
})

describe('an exchange', () => {
  test('an exchange for the same price costs nothing', () => {
    const { quote, owed } = quoteExchange([swap(500_000)], frame)
    expect([quote.subtotal, quote.discount, quote.total, owed]).toEqual([500_000, 500_000, 0, 0])
  })
  test('an exchange for a dearer piece costs the difference, with its VAT', () => {
    const { quote, owed } = quoteExchange([swap(608_000, { quantity: 2 })], frame)
    expect([quote.total, quote.vat, owed]).toEqual([216_000, 16_000, 0])
    expect(quote.lines[0]!.discounts).toMatchObject([{ source: 'exchange', amount: 1_000_000 }])
  })
  test('an exchange for a cheaper piece owes the difference, and several lines are set off', () => {
    expect(quoteExchange([swap(450_000)], frame)).toMatchObject({ owed: 50_000, quote: { total: 0 } })
    expect(quoteExchange([swap(450_000), swap(620_000)], frame)).toMatchObject({ owed: 0, quote: { total: 70_000 } })
    expect(quoteExchange([swap(380_000), swap(600_000)], frame)).toMatchObject({ owed: 20_000, quote: { total: 0 } })
  })
  test('an exchange of discounted goods is reckoned from the amount paid', () => {
    const half = swap(1_200_000, { worth: 1_000_000, price: 600_000 })
    const { quote, credit, owed } = quoteExchange([half], frame)
    expect([quote.subtotal, quote.total, credit, owed]).toEqual([1_200_000, 0, 600_000, 400_000])
    const dearer = swap(2_400_000, { worth: 1_000_000, price: 1_200_000 })
    expect(quoteExchange([dearer], frame)).toMatchObject({ quote: { total: 200_000 }, credit: 1_000_000, owed: 0 })
  })
  test('an exchange of refunded goods is paid in full', () => {
    const withoutValue = swap(500_000, { worth: 0 })
    expect(quoteExchange([withoutValue], frame)).toMatchObject({ quote: { total: 500_000 }, credit: 0, owed: 0 })
    const part = quoteExchange([swap(500_000), swap(500_000)], { ...frame, money: 700_000 })
    expect(part).toMatchObject({ quote: { total: 300_000 }, credit: 700_000, worth: 700_000, owed: 0 })
  })
  test('services on the exchanged pair are done again for free', () => {
    const work = {
      ...sold(150_000),
      type: 'sharpening',
      category: 'services',
      attributes: { turnaround_days: 2 },
    } as ForSale
    const { quote } = quoteExchange([swap(500_000, { works: [work], finalSince: frame.at })], frame)
    expect(quote).toMatchObject({ subtotal: 650_000, discount: 650_000, total: 0, workDays: 2 })
    expect(quote.lines[0]).toMatchObject({ finalSince: frame.at, services: [{ discount: 150_000, stocked: false }] })
  })
  test('the amount to pay less the amount owed is the price difference, for random exchanges', () => {
    const one = fc.record({ now: fc.nat(2e9), was: fc.nat(2e9), quantity: fc.integer({ min: 1, max: 20 }) })
    fc.assert(
      fc.property(fc.array(one, { minLength: 1, maxLength: 5 }), (pieces) => {
        const swaps = pieces.map(({ now, was, quantity }) => swap(now, { was, quantity }))
        const { quote, owed } = quoteExchange(swaps, frame)
        const differ = pieces.reduce((sum, { now, was, quantity }) => sum + (now - was) * quantity, 0)
        expect(quote.total - owed).toBe(differ)
        expect(Math.min(quote.total, owed)).toBe(0)
        expect(quote.total).toBe(quote.subtotal - quote.discount)
        for (const line of quote.lines) expect(line.discount).toBeLessThanOrEqual(line.total)
      }),
    )
  })
})
