import { expect, test } from 'vitest'
import { hollowForProduct } from './hollow-for-product.ts'

const hollowOf = (
  category: 'figure' | 'hockey' | 'recreational' | 'speed' | 'blades',
  levels: string[],
  { type = 'set', ...attributes }: Record<string, string> = {},
) => hollowForProduct({ category, levels, type, attributes })

test.for<[string, Parameters<typeof hollowOf>, string | undefined]>([
  ['a first pair', ['figure', ['basic']], '5/8'],
  ['a pair for single jumps and Axel', ['figure', ['single', 'axel']], '1/2'],
  ['a pair for double Axel and triples', ['figure', ['double_axel', 'triple']], '7/16'],
  ['a pair from first steps to single jumps, by the easier', ['figure', ['basic', 'single']], '5/8'],
  ['a dance boot', ['figure', ['advanced'], { type: 'dance' }], '1/2'],
  ['hockey for leisure', ['hockey', ['recreational', 'league']], '5/8'],
  ['hockey for a league', ['hockey', ['league', 'competitive']], '1/2'],
  ['leisure skates', ['recreational', ['basic']], '5/8'],
  ['a runner', ['blades', ['recreational', 'league'], { blade_for: 'hockey' }], '5/8'],
  ['a figure blade for doubles', ['blades', ['double', 'triple'], { blade_for: 'figure' }], '7/16'],
  ['an unknown level', ['figure', ['olympic']], '5/8'],
  ['no level at all', ['hockey', []], '5/8'],
  ['speed, which is ground flat', ['speed', ['advanced']], undefined],
  ['a speed blade', ['blades', ['advanced'], { blade_for: 'speed_long' }], undefined],
  ['a blade without a declared use', ['blades', []], undefined],
])('the hollow for %s', ([, question, hollow]) => expect(hollowOf(...question)).toBe(hollow))
