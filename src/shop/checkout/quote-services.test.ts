import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { vatOf } from '#kit/money.ts'
import type { CartLineInput } from '#shop/cart/cart-line-input.ts'
import type { ForSale } from '#shop/catalogue/queries.ts'
import { aPiece, asked } from '#test/a-quote.ts'
import { problemMessage } from './problem.ts'
import { quoteCart, type QuoteInput } from './quote.ts'

const sold = (variantId: string, changes: Partial<ForSale> = {}) =>
  aPiece(variantId, { attributes: { blade_included: true, mount: 'screw', mouldable: true }, ...changes })
const work = (variantId: string, type: string, changes: Partial<ForSale> = {}) =>
  sold(variantId, {
    category: 'services',
    type,
    attributes: { fits: ['figure'], turnaround_days: 2 },
    vatClass: 'service',
    price: 150_000,
    weightG: 1,
    name: type,
    ...changes,
  })

const boot = sold('boot')
const half = work('half', 'sharpening', { productId: 'sharpening' })
const deep = work('deep', 'sharpening', { productId: 'sharpening', price: 160_000 })
const mould = work('mould', 'moulding', { price: 290_000, attributes: { fits: ['figure'], turnaround_days: 1 } })
const mount = work('mount', 'mounting', { price: 300_000 })
const guards = sold('guards', { category: 'accessories', type: 'guards', attributes: { fits: ['figure'] } })
const catalogue = [boot, half, deep, mould, mount, guards]

const agreed = new Date('2026-11-21T02:00:00Z')
const ask = (lines: CartLineInput[], changes: Partial<QuoteInput> = {}) =>
  quoteCart({
    lines,
    forSale: catalogue,
    available: new Map([
      ['boot', 5],
      ['guards', 5],
    ]),
    ...asked,
    ...changes,
  })
const worked = (services: string[], changes: Partial<CartLineInput> = {}): CartLineInput => ({
  variantId: 'boot',
  quantity: 1,
  services,
  finalSince: agreed,
  ...changes,
})
const kinds = (...params: Parameters<typeof ask>) => ask(...params).problems.map(({ kind }) => kind)

describe('services on a line', () => {
  test('services are rows of their own with price and VAT, one for each pair', () => {
    const quote = ask([worked(['half', 'mould'], { quantity: 2 })])
    expect(quote.lines).toHaveLength(1)
    expect(quote.lines[0]).toMatchObject({ id: 'boot+half+mould', total: 2_000_000, finalSince: agreed })
    expect(quote.lines[0]!.services).toMatchObject([
      { variantId: 'half', quantity: 2, total: 300_000, stocked: false, chargeableG: 0 },
      { variantId: 'mould', quantity: 2, total: 580_000 },
    ])
    expect(quote).toMatchObject({ subtotal: 2_880_000, total: 2_880_000, count: 2, chargeableG: 1800, problems: [] })
  })

  test('services are listed in the order of the work, whatever their ids', () => {
    const blade = sold('boot', { category: 'blades', attributes: { blade_for: 'figure' } })
    const quote = ask([worked(['half', 'mount'])], { forSale: [blade, half, mount] })
    expect(quote.lines[0]!.services.map(({ type }) => type)).toEqual(['mounting', 'sharpening'])
  })

  test('the longest service sets the working days', () => {
    expect(ask([worked(['half', 'mould']), { variantId: 'guards', quantity: 1 }]).workDays).toBe(2)
    expect(ask([worked(['mould'])]).workDays).toBe(1)
    expect(ask([{ variantId: 'boot', quantity: 1 }]).workDays).toBe(0)
  })

  test('a line with services needs agreement to a final sale; a line without does not', () => {
    expect(kinds([worked(['half'], { finalSince: null })])).toEqual(['final-not-agreed'])
    expect(kinds([worked([], { finalSince: null })])).toEqual([])
    expect(ask([worked([])]).lines[0]!.finalSince).toBeNull()
  })

  test.for<[string, string[], string]>([
    ['a withdrawn or unknown service', ['nothing'], 'service-gone'],
    ['a service that does not fit', ['mount'], 'service-unfit'],
    ['goods in a service’s place', ['guards'], 'service-unfit'],
    ['the boot itself', ['boot'], 'service-unfit'],
    ['two hollows at once', ['deep', 'half'], 'service-unfit'],
  ])('%s: reported on its line and not charged', ([, services, kind]) => {
    const { problems, subtotal } = ask([worked(services)])
    expect(problems).toMatchObject([{ kind, lineId: `boot+${services.join('+')}` }])
    expect(subtotal).toBe(services.includes('deep') ? 1_160_000 : 1_000_000)
    for (const locale of ['vi', 'en'] as const) expect(problemMessage(problems[0]!, locale)).toMatch(/^\S.{20,}\.$/s)
  })

  test('a service on anything but a boot or a blade is refused', () =>
    expect(kinds([{ variantId: 'guards', quantity: 1, services: ['half'], finalSince: agreed }])).toEqual([
      'service-unfit',
    ]))

  test('a service is sold alone only where its record allows it', () => {
    const alone = work('half', 'sharpening', { attributes: { fits: ['figure'], turnaround_days: 2, alone: true } })
    expect(kinds([{ variantId: 'mould', quantity: 1 }])).toEqual(['not-alone'])
    expect(kinds([{ variantId: 'half', quantity: 1 }], { forSale: [alone] })).toEqual([])
  })

  test('the seen price is compared with that of pair and services together', () => {
    expect(kinds([worked(['half'], { seenPrice: 1_150_000 })])).toEqual([])
    expect(ask([worked(['half'], { seenPrice: 1_000_000 })]).problems).toMatchObject([
      { kind: 'price-changed', from: 1_000_000, to: 1_150_000 },
    ])
  })

  test('lines of the same pair share its stock and its limit', () => {
    const both = (quantity: number) => [worked([], { quantity: 3 }), worked(['half'], { quantity })]
    expect(kinds(both(2))).toEqual([])
    expect(ask(both(3)).problems).toMatchObject([{ kind: 'short', lineId: 'boot+half', left: 5 }])
    expect(ask(both(2)).lines.map(({ left }) => left)).toEqual([5, 2])
    expect(kinds(both(18), { available: new Map([['boot', 99]]) })).toEqual(['too-many'])
  })

  test('the total of a random cart is the sum of its rows, to the đồng', () => {
    const anyLine = fc.record({
      variantId: fc.constantFrom('boot', 'guards', 'mould', 'nothing'),
      quantity: fc.integer({ min: 1, max: 20 }),
      services: fc.uniqueArray(fc.constantFrom('half', 'deep', 'mould', 'mount', 'guards', 'boot', 'nothing')),
      finalSince: fc.constantFrom(agreed, null),
      seenPrice: fc.constantFrom(null, 0, 1_000_000),
    })
    const prices = fc.array(fc.integer({ min: 0, max: 40_000_000 }), {
      minLength: catalogue.length,
      maxLength: catalogue.length,
    })
    fc.assert(
      fc.property(
        fc.array(anyLine, { maxLength: 8 }),
        prices,
        fc.integer({ min: 0, max: 90_000 }),
        (wanted, cost, fee) => {
          const forSale = catalogue.map((one, at) => ({ ...one, price: cost[at]! }))
          const delivery = { method: 'standard' as const, fee, daysMin: 1, daysMax: 2, freeFrom: null }
          const { lines, ...quote } = ask(wanted, { forSale, delivery })
          const shown = lines.flatMap((line) => [line, ...line.services])
          const sum = (of: (line: (typeof shown)[number]) => number) => shown.reduce((all, line) => all + of(line), 0)
          expect(quote.subtotal).toBe(sum((line) => line.unitPrice * line.quantity))
          expect(quote.total).toBe(quote.subtotal - quote.discount + quote.shippingFee)
          expect(quote.vat).toBe(
            sum((line) => vatOf(line.total, line.vatRate).vat) + vatOf(fee, quote.shippingVatRate).vat,
          )
          expect(quote.count).toBe(lines.reduce((all, line) => all + line.quantity, 0))
          expect([quote.subtotal, quote.total, quote.vat].every(Number.isSafeInteger)).toBe(true)
          for (const line of lines) for (const one of line.services) expect(one.quantity).toBe(line.quantity)
        },
      ),
    )
  })
})
