import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { labelForFoot } from '#shop/catalogue/attributes/sizes.ts'
import { findBlade } from './blade-finder.ts'
import { familyOf } from './family-of.ts'
import { hollowForProduct } from './hollow-for-product.ts'
import { compareProducts, type Compared } from './comparison.ts'
import { forecastGrowth } from './growth-forecast.ts'
import { planSharpening } from './sharpening-planner.ts'
import { adviseSize, type SizeAdvice, type SizeQuestion } from './advise-size.ts'
import { adviseStiffness, usualStiffness } from './stiffness-adviser.ts'

const maybe = <T>(one: fc.Arbitrary<T>) => fc.option(one, { nil: null })
const mm = (min: number, max: number) => fc.double({ min, max, noNaN: true })
const feet: fc.Arbitrary<SizeQuestion> = fc.record({
  left_mm: maybe(mm(60, 400)),
  right_mm: maybe(mm(60, 400)),
  shoe_eu: maybe(mm(10, 60)),
  girth_left_mm: maybe(mm(60, 400)),
  girth_right_mm: maybe(mm(60, 400)),
  measured: fc.constantFrom('standing', 'sitting', null),
  discipline: fc.constantFrom('figure', 'hockey', 'speed', 'recreational'),
  fit: fc.constantFrom('snug', 'comfort'),
  line: fc.constantFrom('premium', 'sport', 'classic'),
  growth: fc.boolean(),
  age_years: maybe(fc.integer({ min: 0, max: 90 })),
  sex: fc.constantFrom('f', 'm', null),
  jumps: fc.constantFrom('none', 'single', 'double', 'triple', null),
})
const sized = (question: SizeQuestion) => {
  const advice = adviseSize(question)
  return 'error' in advice ? undefined : (advice as SizeAdvice)
}

describe.each(['constructor', 'toString', '__proto__', 'speed', 'olympic', ''])('the unknown word %j', (word) => {
  const skater = { weight_kg: 50, hours_per_week: 3, boot_size_mm: 240, age_years: 9, today: '2026-03-02' }
  const advisers = [findBlade, planSharpening, adviseStiffness] as ((question: never) => object)[]

  test('is an unknown level, as discipline and as level', () => {
    for (const advise of advisers)
      for (const skill of [
        { discipline: word, level: 'basic' },
        { discipline: word, level: 'name' },
        { discipline: 'figure', level: word },
        { discipline: 'hockey', level: word },
      ])
        expect(advise({ ...skater, ...skill } as never), JSON.stringify(skill)).toEqual({ error: 'unknown_level' })
    expect(usualStiffness('figure', word)).toBeUndefined()
    expect(usualStiffness(word, 'name')).toBeUndefined()
  })

  test('is no family of boots, and says nothing about a hollow', () => {
    expect(familyOf(word)).toBe(word)
    const product = { category: 'blades', type: 'blade', attributes: { blade_for: word }, levels: [word] } as const
    expect(hollowForProduct(product)).toBeUndefined()
  })
})

describe('advice for random skaters', () => {
  test('a size is a multiple of 5 mm, never below snug, with at most 5 mm of growth and confidence 0 to 100', () =>
    fc.assert(
      fc.property(feet, (question) => {
        const advice = sized(question)
        if (!advice) return
        const snug = { figure: 0, hockey: 0, speed: -2, recreational: 2 }[question.discipline]
        expect(advice.size_mm % 5).toBe(0)
        expect(advice.size_mm).toBeGreaterThanOrEqual(advice.foot_mm + snug)
        expect([0, 5]).toContain(advice.growth_mm)
        expect(advice.confidence).toBeGreaterThanOrEqual(0)
        expect(advice.confidence).toBeLessThanOrEqual(100)
        expect(advice.flags).toEqual([...new Set(advice.flags)].sort())
      }),
    ))

  test('a street shoe counts by one formula, also where its number is one of our own sizes', () => {
    const byShoe = (shoe_eu: number) => sized({ discipline: 'figure', fit: 'snug', line: 'sport', shoe_eu })!
    expect([37, 40, 38.5, 41].map((eu) => [byShoe(eu).foot_mm, byShoe(eu).size_mm])).toEqual([
      [232, 235],
      [252, 255],
      [242, 245],
      [258, 260],
    ])
    for (let eu = 25; eu <= 49; eu += 0.5)
      expect(byShoe(eu).foot_mm, `EU ${eu}`).toBe(Math.floor((eu * 20) / 3 - 15 + 0.5 + 1e-9))
  })

  test('a longer foot never gets a smaller boot', () =>
    fc.assert(
      fc.property(feet, mm(140, 310), mm(0, 20), (question, foot, more) => {
        const of = (left_mm: number) => sized({ ...question, left_mm, right_mm: left_mm, growth: false })
        const [one, other] = [of(foot), of(foot + more)]
        fc.pre(one !== undefined && other !== undefined)
        expect(other.size_mm).toBeGreaterThanOrEqual(one.size_mm)
      }),
    ))

  test('a heavier skater never gets a softer boot, and every index is 15 to 95', () =>
    fc.assert(
      fc.property(
        fc.record({
          discipline: fc.constantFrom('figure' as const, 'dance' as const, 'hockey' as const, 'recreational' as const),
          level: fc.constantFrom('basic', 'single', 'axel', 'triple', 'league', 'advanced', 'constructor'),
          weight_kg: mm(10, 150),
          age_years: fc.integer({ min: 3, max: 80 }),
          hours_per_week: mm(0, 40),
          knee_bend: fc.constantFrom('hard', null),
          product_stiffness: maybe(mm(0, 100)),
        }),
        mm(0, 40),
        (question, more) => {
          const one = adviseStiffness(question)
          const other = adviseStiffness({ ...question, weight_kg: question.weight_kg + more })
          if ('error' in one || 'error' in other) return
          expect(other.index).toBeGreaterThanOrEqual(one.index)
          expect(one.index).toBeGreaterThanOrEqual(15)
          expect(one.index).toBeLessThanOrEqual(95)
        },
      ),
    ))

  test('a longer sole never gets a shorter figure blade', () =>
    fc.assert(
      fc.property(mm(100, 400), mm(0, 60), (outsole, more) => {
        const of = (outsole_mm: number) =>
          findBlade({ discipline: 'figure', level: 'single', outsole_mm, weight_kg: 50 })
        const [one, other] = [of(outsole), of(outsole + more)]
        fc.pre('length_in' in one && 'length_in' in other)
        expect(other.length_in).toBeGreaterThanOrEqual(one.length_in as number)
      }),
    ))

  test('a sharpening is never due before today, and more ice time never makes it due later', () =>
    fc.assert(
      fc.property(
        mm(0, 30),
        mm(0, 10),
        mm(0, 60),
        maybe(fc.constantFrom('2026-03-01', '2026-04-20', '2026-09-01')),
        (weekly, more, hours_since, next_event) => {
          const of = (hours_per_week: number, event: string | null) =>
            planSharpening({
              today: '2026-03-02',
              hours_per_week,
              hours_since,
              discipline: 'figure',
              level: 'single',
              weight_kg: 50,
              next_event: event,
            })
          const plan = of(weekly, next_event)
          if ('error' in plan) throw new Error('a known level')
          expect((plan.due_date ?? 'never') >= '2026-03-02').toBe(true)
          const [fewerHours, moreHours] = [of(weekly, null), of(weekly + more, null)]
          if ('error' in fewerHours || 'error' in moreHours || !fewerHours.due_date || !moreHours.due_date) return
          expect(moreHours.due_date <= fewerHours.due_date).toBe(true)
        },
      ),
    ))

  test('the earliest month of outgrowing a boot is never after the likely one, nor the likely one after the latest', () =>
    fc.assert(
      fc.property(
        fc.record({
          sex: fc.constantFrom('f' as const, 'm' as const),
          age_months: fc.integer({ min: 36, max: 300 }),
          foot_mm: mm(120, 300),
          boot_size_mm: mm(120, 310),
          discipline: fc.constantFrom('figure' as const, 'hockey' as const, 'speed' as const, 'recreational' as const),
          prev: maybe(fc.record({ foot_mm: mm(100, 300), days_ago: fc.integer({ min: 1, max: 2000 }) })),
        }),
        (question) => {
          const growth = forecastGrowth(question)
          if ('error' in growth) throw new Error('old enough')
          const never = Infinity
          expect(growth.earliest ?? never).toBeLessThanOrEqual(growth.months_until_tight ?? never)
          expect(growth.months_until_tight ?? never).toBeLessThanOrEqual(growth.latest ?? never)
        },
      ),
    ))

  test('every compared product is either ranked or excluded, once, with a score from 0 to 100', () => {
    const product = fc.record({
      id: fc.string(),
      category: fc.constant('boots'),
      discipline: fc.constantFrom('figure', 'hockey', null),
      price: fc.nat(50_000_000),
      sale_price: maybe(fc.nat(50_000_000)),
      stiffness: maybe(fc.nat(100)),
      weight_g: maybe(fc.nat(3000)),
      sizes: fc.array(fc.nat(400)),
      widths: fc.array(fc.constantFrom('N', 'R', 'W')),
      warranty_months: maybe(fc.nat(36)),
    }) as fc.Arbitrary<Compared>
    fc.assert(
      fc.property(
        fc.array(product, { maxLength: 5 }),
        fc.record({
          discipline: fc.constantFrom('figure', null),
          size_mm: maybe(fc.nat(400)),
          width: fc.constantFrom('R', null),
          stiffness_index: maybe(fc.nat(100)),
          budget: maybe(fc.nat(50_000_000)),
        }),
        (products, profile) => {
          const result = compareProducts({ products, profile })
          if ('error' in result) return
          const all = [...result.ranking.map(({ id }) => id), ...result.excluded].sort()
          expect(all).toEqual(products.map(({ id }) => id).sort())
          for (const { score } of result.ranking) expect(score >= 0 && score <= 100).toBe(true)
        },
      ),
    )
  })
})

test('the listing and the size adviser name the same size for every foot and fit', () =>
  fc.assert(
    fc.property(feet, (question) => {
      const advice = sized({ ...question, growth: false })
      if (!advice) return
      expect(labelForFoot(question.discipline, advice.foot_mm, question.fit)).toBe(advice.size_mm)
    }),
  ))
