import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findBlade, type BladeQuestion } from './blade-finder.ts'
import type { Part } from './pair-of.ts'
import { hollowSteps } from './hollow-steps.ts'
import { rankBlades, type BladeModel, type BladeSkater, type BladeCut } from './rank-blades.ts'

const boot: Part = {
  category: 'figure',
  attributes: { blade_included: false, mount: 'screw' },
  options: { size: '250' },
}
const figure = (pick: string, rocker_ft: number) => ({ blade_for: 'figure', pick, rocker_ft, tail: 'standard' })
const cut = (
  productId: string,
  length: string,
  attributes: Part['attributes'],
  changes: Partial<BladeCut> = {},
): BladeCut => ({
  variantId: `${productId} ${length}`,
  category: 'blades',
  attributes,
  options: { blade_length: length },
  left: 3,
  price: 1_000_000,
  ...changes,
})
const lengths = ['9', '9.5', '9.75', '10', '10.25', '10.5']
const model = (productId: string, levels: string[], attributes: Part['attributes'], changes = {}): BladeModel => ({
  productId,
  levels,
  cuts: lengths.map((length) => cut(productId, length, attributes, changes)),
})
const first = model('first', ['basic'], figure('small', 7))
const jumps = model('jumps', ['double', 'double_axel'], figure('large', 7))
const triple = model('triple', ['triple'], figure('large', 8))
const runner: BladeModel = {
  productId: 'runner',
  levels: [],
  cuts: [{ ...cut('runner', '', { blade_for: 'hockey' }), options: { size: '254' } }],
}
const ranked = (level: string, models = [runner, triple, jumps, first], of = boot) =>
  rankBlades(of, models, { discipline: 'figure', level })
const order = (level: string) => ranked(level).map(({ productId }) => productId)

describe('blades ranked for a boot', () => {
  test('blades are ranked by how well they suit the skater, and blades that do not fit come last', () => {
    expect(order('basic')).toEqual(['first', 'jumps', 'triple', 'runner'])
    expect(order('double')).toEqual(['jumps', 'triple', 'first', 'runner'])
    expect(order('triple')).toEqual(['triple', 'jumps', 'first', 'runner'])
  })

  test('the first length is the one that the blade finder names, whenever it is in stock, for every boot size', () => {
    const steps = Array.from({ length: 45 }, (_, at) => String(7 + at / 4))
    const speedy = ['13', '14', '15', '16', '17', '18']
    fc.assert(
      fc.property(
        fc.integer({ min: 165, max: 320 }),
        fc.constantFrom('basic', 'single', 'double', 'triple'),
        fc.boolean(),
        (size, level, isSpeed) => {
          const [discipline, blade_for] = isSpeed
            ? (['speed', 'speed_short'] as const)
            : (['figure', 'figure'] as const)
          const skill = { discipline: isSpeed ? ('speed_short' as const) : discipline, level: isSpeed ? null : level }
          const suggestion = findBlade({ ...skill, boot_size_mm: size, weight_kg: 50 } as BladeQuestion)
          fc.pre('length_in' in suggestion)
          const of = { category: discipline, attributes: { mount: 'screw' }, options: { size: String(size) } }
          const cuts = (isSpeed ? speedy : steps).map((length) => cut('all', length, { blade_for }))
          const firstLength = (all: BladeCut[]) =>
            rankBlades(of, [{ productId: 'all', levels: [level], cuts: all }], { discipline, level } as BladeSkater)[0]!
              .best!
          expect(firstLength(cuts)).toMatchObject({
            options: { blade_length: String(suggestion.length_in) },
            excessIn: 0,
          })
          const soldOut = cuts.map((one) =>
            Number(one.options.blade_length) === suggestion.length_in ? { ...one, left: 0 } : one,
          )
          expect(firstLength(soldOut).excessIn).not.toBe(0)
        },
      ),
    )
  })

  test('the quarter inch below the ideal length comes first, and the others are marked by their distance from it', () => {
    const [best] = ranked('double')
    expect(best!.best).toMatchObject({ status: 'ok', gapMm: 8, options: { blade_length: '10' } })
    expect(best!.cuts.map(({ status }) => status)).toEqual(['no', 'no', 'warn', 'ok', 'warn', 'no'])
  })

  test('a blade sold out in every fitting length ranks behind blades in stock', () => {
    const soldOut = model('jumps', ['double'], figure('large', 7), { left: 0 })
    expect(ranked('double', [soldOut, first]).map(({ productId }) => productId)).toEqual(['first', 'jumps'])
    const oneLeft: BladeModel = {
      ...soldOut,
      cuts: soldOut.cuts.map((one) => (one.options.blade_length === '9.75' ? { ...one, left: 1 } : one)),
    }
    expect(ranked('double', [oneLeft])[0]!.best).toMatchObject({ options: { blade_length: '9.75' } })
  })

  test('each blade lists which of its properties match the advice', () => {
    const points = ranked('triple').find(({ productId }) => productId === 'jumps')!.points
    expect(points).toMatchObject([
      { kind: 'level', isMet: false, advised: 'triple', actual: 'double double_axel' },
      { kind: 'pick', isMet: true },
      { kind: 'rocker', isMet: false, advised: '8', actual: '7' },
      { kind: 'tail', isMet: true },
    ])
  })

  test('a goalie is offered the goalie’s runner, and nobody else is before all others', () => {
    const hockey = (productId: string, levels: string[]): BladeModel => ({ ...runner, productId, levels })
    const models = [hockey('goalie', ['goalie']), hockey('first', ['beginner']), hockey('match', ['competitive'])]
    const skates: Part = { category: 'hockey', attributes: {}, options: { size: '250' } }
    const order = (level: string) =>
      rankBlades(skates, models, { discipline: 'hockey', level }).map(({ productId, distance }) => [
        productId,
        distance,
      ])
    expect(order('goalie')).toEqual([
      ['goalie', 0],
      ['first', 10],
      ['match', 10],
    ])
    expect(order('competitive').map(([productId]) => productId)).toEqual(['match', 'first', 'goalie'])
  })

  test('a blade that does not fit keeps the reason and offers no length', () => {
    expect(ranked('basic').at(-1)).toMatchObject({
      productId: 'runner',
      status: 'no',
      best: null,
      cuts: [{ issues: ['discipline_mismatch'] }],
    })
    const riveted = ranked('basic', [first], { ...boot, attributes: { mount: 'rivet' } })
    expect(riveted[0]).toMatchObject({ status: 'no', best: null })
  })
})

describe('the first sharpening hollow', () => {
  const steps = (changes: Partial<Parameters<typeof hollowSteps>[0]>) =>
    hollowSteps({ discipline: 'figure', level: 'single', weight_kg: null, ice: 'normal', ...changes })
  test('the advice says how far weight and ice moved the hollow', () => {
    expect(steps({})).toEqual({ hollow: '1/2', weight: 0, ice: 0 })
    expect(steps({ weight_kg: 25 })).toEqual({ hollow: '7/16', weight: -1, ice: 0 })
    expect(steps({ weight_kg: 100, ice: 'soft' })).toEqual({ hollow: '3/4', weight: 2, ice: 1 })
    expect(steps({ level: 'axel' })).toEqual(steps({}))
  })
  test('a beginner’s hollow reports only the step that was really made', () =>
    expect(steps({ level: 'basic', weight_kg: 25, ice: 'hard' })).toEqual({ hollow: '1/2', weight: -1, ice: -1 }))
})
