import { describe, expect, test } from 'vitest'
import { bundleMarkOf } from '#shop/cart/make-bundle-mark.ts'
import type { CartLineInput } from '#shop/cart/cart-line-input.ts'
import { aBareBoot } from '#test/a-quote.ts'
import { quoteCart } from './quote.ts'

const id = (nth: number) => `00000000-0000-4000-8000-${String(nth).padStart(12, '0')}`
const [mounting, sharpening] = [id(3), id(4)]
const finalSince = new Date('2026-11-21T02:00:00Z')

const quote = (lines: CartLineInput[], changes: Partial<Parameters<typeof quoteCart>[0]> = {}) =>
  quoteCart({
    lines,
    forSale: [],
    available: new Map(),
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

describe('kits, hockey bundles and speed bundles', () => {
  const [skate, helmet, knee, elbow, runner] = [id(11), id(12), id(13), id(14), id(15)]
  const kids = { age: ['kid'], blade_style: 'hockey' }
  const goods = [
    aBareBoot(skate, { category: 'recreational', type: 'kids', attributes: kids, price: 790_000 }),
    aBareBoot(helmet, { category: 'protective', type: 'helmet', price: 950_000 }),
    aBareBoot(knee, { category: 'protective', type: 'knee', price: 290_000 }),
    aBareBoot(elbow, { category: 'protective', type: 'elbow', price: 250_000 }),
    aBareBoot(sharpening, {
      category: 'services',
      type: 'sharpening',
      attributes: { fits: ['hockey'] },
      price: 150_000,
    }),
    aBareBoot(mounting, { category: 'services', type: 'mounting', attributes: { fits: ['speed'] }, price: 300_000 }),
  ]
  const kitMark = bundleMarkOf([skate, helmet])
  const part = (variantId: string, work: string[] = [], quantity = 1): CartLineInput => ({
    variantId,
    services: [...work, kitMark].sort(),
    finalSince,
    quantity,
  })
  const all = [skate, helmet, knee, elbow]
  const quoteOf = (lines: CartLineInput[], forSale = goods) =>
    quote(lines, { forSale, available: new Map([...all, runner].map((one) => [one, 9])) })

  test('a child’s skate, helmet, knee and elbow pads are a kit and cost five per cent less', () => {
    const { bundles, discount, subtotal, problems } = quoteOf(all.map((one) => part(one)))
    expect(problems).toEqual([])
    expect(bundles).toHaveLength(1)
    expect(discount).toBe(Math.floor(subtotal * 0.05))
  })

  test('a kit that lacks a part, has one twice, or holds an adult skate gets no discount', () => {
    for (const lines of [
      [skate, helmet, knee],
      [skate, knee, elbow],
    ])
      expect(quoteOf(lines.map((one) => part(one))).problems).toMatchObject([{ kind: 'set-incomplete' }])
    expect(quoteOf([part(skate, [], 2), part(helmet), part(knee), part(elbow)])).toMatchObject({
      problems: [{ kind: 'set-uneven', quantity: 1 }],
      discount: 0,
    })
    const adult = goods.map((one) => (one.variantId === skate ? { ...one, attributes: { age: ['adult'] } } : one))
    expect(
      quoteOf(
        all.map((one) => part(one)),
        adult,
      ).problems,
    ).toMatchObject([{ kind: 'set-incomplete' }])
  })

  const hockey = {
    category: 'hockey',
    type: 'senior',
    options: { size: '250' },
    attributes: { holder_system: 'H3' },
  } as const
  const runners = (size: string) =>
    aBareBoot(runner, {
      category: 'blades',
      options: { size },
      attributes: { blade_for: 'hockey', holder_system: 'H3' },
    })
  const shop = (size: string) => [aBareBoot(skate, hockey), runners(size), ...goods.slice(1)]

  test('a hockey skate is a bundle with its sharpening, also with runners of its size', () => {
    expect(quoteOf([part(skate, [sharpening])], shop('254')).bundles).toHaveLength(1)
    expect(quoteOf([part(skate)], shop('254')).problems).toMatchObject([{ kind: 'set-incomplete' }])
    expect(quoteOf([part(skate, [sharpening]), part(runner)], shop('254')).bundles).toHaveLength(1)
    expect(quoteOf([part(skate, [sharpening]), part(runner)], shop('263')).problems).toMatchObject([
      { kind: 'set-wrong', issues: ['runner_size_mismatch'] },
    ])
  })

  const fast = (mount: number) => [
    aBareBoot(skate, {
      category: 'speed',
      type: 'long_track',
      options: { size: '250' },
      attributes: { mount_mm: 165 },
    }),
    aBareBoot(runner, {
      category: 'blades',
      type: 'speed',
      options: { blade_length: '17' },
      attributes: { blade_for: 'speed_long', mount_mm: mount },
    }),
    ...goods.slice(1),
  ]

  test('a speed skate is a bundle with a blade of its mount spacing that is mounted', () => {
    const lines = [part(skate), part(runner, [mounting])]
    expect(quoteOf(lines, fast(165))).toMatchObject({ problems: [], bundles: [{ mark: kitMark }] })
    expect(quoteOf([part(skate), part(runner)], fast(165)).problems).toMatchObject([{ kind: 'set-incomplete' }])
    expect(quoteOf(lines, fast(180)).problems).toMatchObject([
      { kind: 'set-wrong', issues: ['mount_spacing_mismatch'] },
    ])
  })
})
