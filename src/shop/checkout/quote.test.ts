import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { vatOf } from '#kit/money.ts'
import type { ForSale } from '#shop/catalogue/queries.ts'
import { anOffer } from '#test/an-offer.ts'
import { aPiece, asked } from '#test/a-quote.ts'
import { problemMessage } from './problem.ts'
import { quoteCart, type QuoteInput } from './quote.ts'

const boot = (changes: Partial<ForSale> = {}) =>
  aPiece('a', { productId: 'p', options: { size: '245' }, price: 500_000, boxCm: [38, 30, 14], ...changes })
const ask = (changes: Partial<QuoteInput> = {}): QuoteInput => ({
  lines: [{ variantId: 'a', quantity: 1 }],
  forSale: [boot()],
  available: new Map([['a', 5]]),
  ...asked,
  ...changes,
})
const kinds = (input: QuoteInput) => quoteCart(input).problems.map((problem) => problem.kind)

describe('a quote', () => {
  test('a sale price counts only while the sale runs', () => {
    const sale = boot({
      salePrice: 400_000,
      saleFrom: new Date('2026-11-20T17:00:00Z'),
      saleUntil: new Date('2026-11-21T17:00:00Z'),
    })
    expect(quoteCart(ask({ forSale: [sale] })).lines[0]).toMatchObject({ unitPrice: 400_000, listPrice: 500_000 })
    expect(quoteCart(ask({ forSale: [sale], at: new Date('2026-11-21T17:00:00Z') })).total).toBe(500_000)
  })

  test('VAT is 8 % until the last day of 2026 and 10 % from the first of 2027, metal always 10 %', () => {
    expect(quoteCart(ask({ day: '2026-12-31' })).lines[0]!.vatRate).toBe(8)
    expect(quoteCart(ask({ day: '2027-01-01' })).lines[0]!.vatRate).toBe(10)
    expect(quoteCart(ask({ forSale: [boot({ vatClass: 'metal' })] })).lines[0]!.vatRate).toBe(10)
  })

  test('a light parcel is charged by its volume', () => expect(quoteCart(ask()).chargeableG).toBe(3192))
  test('short stock, sold out, too many and withdrawn are problems of their own', () => {
    expect(kinds(ask({ lines: [{ variantId: 'a', quantity: 6 }] }))).toEqual(['short'])
    expect(kinds(ask({ available: new Map([['a', 0]]) }))).toEqual(['sold-out'])
    expect(kinds(ask({ lines: [{ variantId: 'a', quantity: 21 }], available: new Map([['a', 99]]) }))).toEqual([
      'too-many',
    ])
    expect(kinds(ask({ lines: [{ variantId: 'b', quantity: 1 }] }))).toEqual(['withdrawn'])
  })

  test('an unavailable line is named with its size, so that two sizes in one cart are told apart', () => {
    const [small, large] = [boot(), boot({ variantId: 'b', options: { size: '250' } })]
    const input = ask({
      forSale: [small, large],
      lines: ['a', 'b'].map((variantId) => ({ variantId, quantity: 3 })),
      available: new Map([
        ['a', 0],
        ['b', 2],
      ]),
    })
    expect(quoteCart(input).problems.map((problem) => problemMessage(problem, 'vi'))).toEqual([
      expect.stringContaining(`${small.name} · 245 mm · EU 39 đã hết hàng`),
      expect.stringContaining(`${large.name} · 250 mm · EU 40 chỉ còn 2`),
    ])
  })

  test('a boot without a blade says so among its options; a boot sold with one does not', () => {
    const bare = boot({ attributes: { blade_included: false } })
    const linesFor = (forSale: ForSale) =>
      quoteCart(ask({ forSale: [forSale] })).lines[0]!.options.map(({ label }) => label)
    expect(linesFor(bare)).toEqual(['245 mm · EU 39', 'Chưa kèm lưỡi'])
    expect(linesFor(boot({ attributes: { blade_included: true } }))).toEqual(['245 mm · EU 39'])
  })

  test('a sold-out boot without a blade is named by its size alone', () => {
    const bare = boot({ attributes: { blade_included: false } })
    const { problems } = quoteCart(ask({ forSale: [bare], available: new Map([['a', 0]]) }))
    expect(problems.map((problem) => ('name' in problem ? problem.name : ''))).toEqual([
      `${bare.name} · 245 mm · EU 39`,
    ])
  })

  test('a changed price is reported', () =>
    expect(kinds(ask({ lines: [{ variantId: 'a', quantity: 1, seenPrice: 450_000 }] }))).toEqual(['price-changed']))

  test('a free-shipping offer takes the fee off the total, and its VAT with it', () => {
    const delivery = { method: 'standard' as const, fee: 27_000, daysMin: 1, daysMax: 2, freeFrom: null }
    const offers = [anOffer({ effect: { kind: 'free-shipping', most: 16_200 } })]
    const [charged, free] = [quoteCart(ask({ delivery })), quoteCart(ask({ delivery, offers }))]
    expect([charged.shippingFee, charged.total, charged.vat]).toEqual([27_000, 527_000, 37_037 + 2_000])
    expect([free.shippingFee, free.total, free.vat]).toEqual([10_800, 510_800, 37_037 + 800])
    expect(free.shippingDiscount).toBe(16_200)
  })

  test('the sums of a random cart are whole đồng and add up', () => {
    const line = fc.record({
      price: fc.integer({ min: 0, max: 50_000_000 }),
      quantity: fc.integer({ min: 1, max: 20 }),
      vatClass: fc.constantFrom('goods', 'metal', 'service'),
    })
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 12 }),
        fc.integer({ min: 0, max: 100_000 }),
        (lines, fee) => {
          const forSale = lines.map((one, at) =>
            boot({ variantId: String(at), price: one.price, vatClass: one.vatClass }),
          )
          const cartLines = lines.map((one, at) => ({ variantId: String(at), quantity: one.quantity }))
          const quote = quoteCart(
            ask({
              forSale,
              lines: cartLines,
              available: new Map(lines.map((_, at) => [String(at), 99])),
              delivery: { method: 'standard', fee, daysMin: 1, daysMax: 2, freeFrom: null },
            }),
          )
          expect(quote.subtotal).toBe(lines.reduce((sum, one) => sum + one.price * one.quantity, 0))
          expect(quote.total).toBe(quote.subtotal - quote.discount + quote.shippingFee)
          expect(quote.vat).toBe(quote.lines.reduce((sum, one) => sum + one.vat, 0) + vatOf(fee, 8).vat)
          expect(
            Object.values(quote)
              .filter((value) => typeof value === 'number')
              .every(Number.isSafeInteger),
          ).toBe(true)
        },
      ),
    )
  })
})
