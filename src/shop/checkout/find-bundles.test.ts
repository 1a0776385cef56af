import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { paidOf } from '#shop/pricing/paid-of.ts'
import { bundleMarkOf } from '#shop/cart/make-bundle-mark.ts'
import { isBundleMark } from '#shop/cart/bundle-mark.ts'
import type { CartLineInput } from '#shop/cart/cart-line-input.ts'
import { isBlocking, problemMessage } from './problem.ts'
import { aBareBoot } from '#test/a-quote.ts'
import { quoteCart } from './quote.ts'

const id = (nth: number) => `00000000-0000-4000-8000-${String(nth).padStart(12, '0')}`
const [boot, blade, mounting, sharpening, other] = [id(1), id(2), id(3), id(4), id(5)]
const mark = bundleMarkOf([boot, blade])
const finalSince = new Date('2026-11-21T02:00:00Z')

const bare = { blade_included: false, mount: 'screw' }
const shelf = (length = '9.75') => [
  aBareBoot(boot, { name: 'Nga', options: { size: '245' }, attributes: bare, price: 4_890_001 }),
  aBareBoot(blade, {
    name: 'Xoay',
    category: 'blades',
    type: 'figure',
    options: { blade_length: length },
    attributes: { blade_for: 'figure' },
    price: 3_333_333,
  }),
  aBareBoot(mounting, {
    category: 'services',
    type: 'mounting',
    attributes: { fits: ['figure'], turnaround_days: 3 },
    price: 300_000,
  }),
  aBareBoot(sharpening, {
    category: 'services',
    type: 'sharpening',
    attributes: { fits: ['figure'], turnaround_days: 2 },
    price: 150_000,
  }),
  aBareBoot(other, { category: 'accessories', type: 'bags', price: 90_000 }),
]

const bundleLines = (quantity = 1): CartLineInput[] => [
  { variantId: boot, services: [mounting, mark].sort(), finalSince, quantity },
  { variantId: blade, services: [sharpening, mark].sort(), finalSince, quantity },
]

const quote = (lines: CartLineInput[], changes: Partial<Parameters<typeof quoteCart>[0]> = {}) =>
  quoteCart({
    lines,
    forSale: shelf(),
    available: new Map([boot, blade, other].map((one) => [one, 9])),
    delivery: null,
    maxPerLine: 20,
    bundlePercent: 5,
    vatRates: [
      { vatClass: 'standard', rate: 8, from: '2025-07-01' },
      { vatClass: 'service', rate: 8, from: '2025-07-01' },
    ],
    at: new Date('2026-11-21T03:00:00Z'),
    day: '2026-11-21',
    locale: 'vi',
    ...changes,
  })
const kinds = (lines: CartLineInput[], changes = {}) => quote(lines, changes).problems.map(({ kind }) => kind)

test('a bundle mark is never mistaken for an id, and the same parts always give the same mark', () => {
  expect(isBundleMark(mark)).toBe(true)
  for (let nth = 0; nth < 100; nth += 1) expect(isBundleMark(crypto.randomUUID())).toBe(false)
  expect(bundleMarkOf([blade, boot])).toBe(mark)
  expect(bundleMarkOf([boot, other])).not.toBe(mark)
})

describe('boot, blade, mounting and sharpening as one set', () => {
  test('a bundle costs five per cent less, to the đồng, each part takes its share and names the discount', () => {
    const { lines, discount, subtotal, total, problems, bundles, workDays } = quote(bundleLines())
    expect(problems).toEqual([])
    expect(subtotal).toBe(4_890_001 + 3_333_333 + 300_000 + 150_000)
    expect(discount).toBe(Math.floor(subtotal * 0.05))
    expect(total).toBe(subtotal - discount)
    const rows = lines.flatMap((line) => [line, ...line.services]).map(({ discounts }) => discounts)
    expect(rows.every(([row]) => row?.source === 'bundle' && row.name.vi === 'Giảm khi mua trọn bộ')).toBe(true)
    expect(bundles).toEqual([{ mark, lineIds: lines.map((line) => line.id), isOverridden: false }])
    expect(workDays).toBe(3)
  })

  test('the discount is the set percentage of the subtotal, for random prices, quantities and percentages', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 50 }),
        fc.integer({ min: 1, max: 20 }),
        fc.nat(9_999_999),
        (percent, quantity, price) => {
          const forSale = shelf().map((one) => (one.variantId === blade ? { ...one, price } : one))
          const { lines, discount, subtotal } = quote(bundleLines(quantity), { bundlePercent: percent, forSale })
          expect(discount).toBe(Math.floor((subtotal * percent) / 100))
          const paid = lines.flatMap((line) => [line, ...line.services]).map((line) => paidOf(line))
          expect(paid.every((one) => one >= 0)).toBe(true)
          expect(paid.reduce((sum, one) => sum + one, 0)).toBe(subtotal - discount)
        },
      ),
    ))

  test('parts bought separately get no bundle price', () => {
    const apart = bundleLines().map((line) => ({ ...line, services: line.services!.filter((one) => one !== mark) }))
    expect(quote(apart)).toMatchObject({ discount: 0, problems: [], bundles: [] })
  })

  test('a bundle that lacks a part or its service gets no discount, and the cart says so without blocking', () => {
    const [first, second] = bundleLines()
    expect(kinds([{ ...first!, services: [mark] }])).toEqual(['set-incomplete'])
    expect(kinds([first!, { ...second!, services: [mark] }])).toEqual(['set-incomplete'])
    expect(kinds([...bundleLines(), { variantId: other, services: [mark], finalSince, quantity: 1 }])).toEqual([
      'set-incomplete',
    ])
    const { problems, discount } = quote([first!, { ...second!, quantity: 2 }])
    expect(problems).toMatchObject([{ kind: 'set-uneven', quantity: 1 }])
    expect(discount).toBe(0)
    expect(problems.some(isBlocking)).toBe(false)
  })

  test('a bundle whose final sale was not agreed to is blocked', () => {
    const lines = bundleLines().map((line) => ({ ...line, finalSince: null }))
    expect(kinds(lines)).toEqual(['final-not-agreed', 'final-not-agreed'])
  })
})

describe('a boot and a blade that do not fit', () => {
  const incompatible = { forSale: shelf('11') }

  test('a mismatched bundle is blocked with a reason in both languages', () => {
    const { problems, discount } = quote(bundleLines(), incompatible)
    expect(problems).toMatchObject([{ kind: 'set-wrong', issues: ['blade_longer_than_sole'] }])
    expect(problems.every(isBlocking)).toBe(true)
    expect(discount).toBe(0)
    expect(problemMessage(problems[0]!, 'vi')).toMatch(/^Nga và Xoay không đi với nhau\. \S/)
    expect(problemMessage(problems[0]!, 'en')).toMatch(/^Nga and Xoay do not go together\. \S/)
  })

  test('a mismatched bundle passes when staff allowed exactly this pair under this mark', () => {
    const pass = { mark, bootId: boot, bladeId: blade }
    expect(quote(bundleLines(), { ...incompatible, allowedPairs: [pass] })).toMatchObject({
      problems: [],
      bundles: [{ isOverridden: true }],
    })
    for (const not of [
      { ...pass, mark: bundleMarkOf(['x']) },
      { ...pass, bootId: other },
      { ...pass, bladeId: other },
    ])
      expect(kinds(bundleLines(), { ...incompatible, allowedPairs: [not] })).toEqual(['set-wrong'])
  })

  const apart: CartLineInput[] = [
    { variantId: boot, quantity: 1 },
    { variantId: blade, quantity: 1 },
  ]

  test('a mismatched pair bought separately is blocked too; the blade alone may be bought', () => {
    expect(quote(apart).problems).toEqual([])
    const { problems } = quote(apart, incompatible)
    expect(problems).toMatchObject([{ kind: 'pair-unfit', name: 'Xoay', boot: 'Nga' }])
    expect(problems.every(isBlocking)).toBe(true)
    expect(kinds([apart[1]!], incompatible)).toEqual([])
  })

  test('a mark on fewer or more parts than one boot and one blade does not let a mismatched pair pass', () => {
    const [bootLine, bladeLine] = bundleLines()
    for (const lines of [
      [apart[0]!, bladeLine!],
      [bootLine!, apart[1]!],
      [bootLine!, bladeLine!, { ...bladeLine!, variantId: other }],
    ])
      expect(
        quote(lines, incompatible)
          .problems.filter(isBlocking)
          .map(({ kind }) => kind),
      ).toContain('pair-unfit')
  })

  test('a blade of another discipline is blocked beside a boot without a blade', () => {
    const runner = shelf().map((one) =>
      one.variantId === blade ? { ...one, options: { size: '254' }, attributes: { blade_for: 'hockey' } } : one,
    )
    const { problems } = quote(
      [
        { variantId: boot, quantity: 1 },
        { variantId: blade, quantity: 1 },
      ],
      { forSale: runner },
    )
    expect(problems).toMatchObject([{ kind: 'pair-unfit', issues: ['discipline_mismatch'] }])
  })
})
