import { expect, test } from 'vitest'
import { hollowForProduct } from './hollow-for-product.ts'
import { hollowSteps } from './hollow-steps.ts'
import { usualIce } from './hollow.ts'

const hollowOf = (
  category: 'figure' | 'hockey' | 'recreational' | 'speed' | 'blades',
  levels: string[],
  { type = 'set', ...attributes }: Record<string, string> = {},
) => hollowForProduct({ category, levels, type, attributes })

test.for<[string, Parameters<typeof hollowOf>, string | undefined]>([
  ['a first pair', ['figure', ['basic']], '3/4'],
  ['a pair for single jumps and Axel', ['figure', ['single', 'axel']], '9/16'],
  ['a pair for double Axel and triples', ['figure', ['double_axel', 'triple']], '1/2'],
  ['a pair from first steps to single jumps, by the easier', ['figure', ['basic', 'single']], '3/4'],
  ['a dance boot', ['figure', ['advanced'], { type: 'dance' }], '9/16'],
  ['hockey for leisure', ['hockey', ['recreational', 'league']], '3/4'],
  ['hockey for a league', ['hockey', ['league', 'competitive']], '9/16'],
  ['leisure skates', ['recreational', ['basic']], '3/4'],
  ['a runner', ['blades', ['recreational', 'league'], { blade_for: 'hockey' }], '3/4'],
  ['a figure blade for doubles', ['blades', ['double', 'triple'], { blade_for: 'figure' }], '1/2'],
  ['an unknown level', ['figure', ['olympic']], '3/4'],
  ['no level at all', ['hockey', []], '3/4'],
  ['speed, which is ground flat', ['speed', ['advanced']], undefined],
  ['a speed blade', ['blades', ['advanced'], { blade_for: 'speed_long' }], undefined],
  ['a blade without a declared use', ['blades', []], undefined],
])('the hollow for %s', ([, question, hollow]) => expect(hollowOf(...question)).toBe(hollow))

test('a skater who says only the level reads the same hollow on the page of a pair and in the set builder', () => {
  for (const level of ['basic', 'single', 'axel', 'double', 'triple']) {
    const { hollow } = hollowSteps({ discipline: 'figure', level, weight_kg: null, ice: usualIce })
    expect(hollowOf('figure', [level]), level).toBe(hollow)
  }
})
