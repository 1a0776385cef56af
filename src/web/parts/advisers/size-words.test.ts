import { expect, test } from 'vitest'
import type { BootDiscipline } from '#shop/catalogue/attributes/sizes.ts'
import { inLocale } from '#test/in-locale.ts'
import type { SizeTyped } from './size-form.ts'
import { neighbourWords, sizeReasons } from './size-words.ts'
import { adviceFor } from './use-size-advice.ts'

const reasonsFor = (typed: SizeTyped, discipline: BootDiscipline = 'figure') => {
  const { advice, question, answers } = adviceFor(typed, { discipline, line: 'sport' })
  return inLocale('en', () => sizeReasons(advice!, question!, answers).join(' '))
}

test('where the skate has another EU number than the shoe, that is said with its reason', () => {
  expect(reasonsFor({ by: 'shoe', shoe: '37' })).toContain('The skate is EU 37,5, not the number of your shoe')
  expect(reasonsFor({ by: 'shoe', shoe: '39' })).not.toContain('The skate is EU')
})

test.each([
  ['figure', 'snug', '240', 'Your foot fills size 240 exactly'],
  ['figure', 'comfort', '237', 'Size 240 is 3 mm longer than your foot'],
  ['recreational', 'snug', '243', 'Size 245 is 2 mm longer than your foot'],
  ['speed', 'snug', '247', 'Your foot is 2 mm longer than size 245'],
  ['speed', 'comfort', '245', 'Your foot fills size 245 exactly'],
  ['figure', 'snug', '236', '1 mm too short, so size 240 is 4 mm longer than your foot'],
  ['figure', 'comfort', '238', '1 mm too short, so size 245 is 7 mm longer than your foot'],
  ['speed', 'snug', '248', '1 mm too short, so size 250 is 2 mm longer than your foot'],
] as const)('%s, %s, a foot of %s mm at a border: %s', (discipline, fit, foot, said) =>
  expect(reasonsFor({ foot, fit }, discipline)).toContain(said),
)

test.each([
  ['snug', '246', 'not named'],
  ['comfort', '248', 'If you prefer a closer fit, try size 250'],
  ['snug', '250', 'If in doubt, or if it pinches, try size 255'],
  ['snug', '310', 'not named'],
])('%s, a foot of %s mm: no neighbour below the snug size or beyond the line', (fit, foot, said) => {
  const { advice, question } = adviceFor({ foot, fit }, { discipline: 'figure', line: 'sport' })
  expect(advice!.alternative_mm).not.toBeNull()
  const text = inLocale('en', () => neighbourWords(advice!, question!))
  expect(text ?? 'not named').toContain(said)
})

test('a neighbour that only another line makes is not named', () => {
  const neighbourIn = (line: 'premium' | 'sport') => {
    const { advice, question } = adviceFor({ foot: '300' }, { discipline: 'figure', line })
    return neighbourWords(advice!, question!)
  }
  expect(neighbourIn('premium')).toBeUndefined()
  expect(neighbourIn('sport')).toContain('305')
})

test('whoever needs a width that the line lacks is told which line has it in this size, if any has', () => {
  expect(reasonsFor({ foot: '245', girth: '229', fit: 'snug' })).toContain('The narrow width comes in Premium')
  expect(reasonsFor({ foot: '180', girth: '175', fit: 'snug' })).toContain('There is no narrow width in this size')
})
