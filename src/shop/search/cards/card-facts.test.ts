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

test('the card of a service says when it is done, and not its name twice', () => {
  const service = { category: 'services', type: 'sharpening', attributes: { turnaround_days: 2 } } as const
  const [fact, ...others] = cardFacts(service, { summary: undefined, locale: 'vi', isOneCategory: true })
  expect(fact?.replaceAll('\u{a0}', ' ')).toBe('Xong trong 2 ngày làm việc')
  expect(others).toEqual([])
})
