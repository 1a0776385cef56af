import { expect, test } from 'vitest'
import { cardFacts } from './card-facts.server.ts'

const boot = { category: 'figure', type: 'boot', attributes: { stiffness: 75 } } as const
const summary = { sizes: ['225', '290'] } as Parameters<typeof cardFacts>[1]['summary']

test.for([
  [false, ['Nghệ thuật', 'độ cứng 75', 'size 225–290']],
  [true, ['Độ cứng 75', 'size 225–290']],
] as const)(
  'in a list of one category (%s), a card does not repeat the discipline of the heading',
  ([isOne, facts]) => {
    const written = cardFacts(boot, { summary, locale: 'vi', isOneCategory: isOne })
    expect(written.map((fact) => fact.replaceAll('\u{a0}', ' '))).toEqual(facts)
  },
)
