import fc from 'fast-check'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { checkBlade } from '#shop/advisers/blade-compatibility.ts'
import { compareProducts, lostPoints, type Compared } from '#shop/advisers/comparison.ts'
import { adviseSize } from '#shop/advisers/advise-size.ts'
import { adviseStiffness } from '#shop/advisers/stiffness-adviser.ts'
import { m } from '#words/messages.js'
import { inLocale } from '#test/in-locale.ts'
import { bladeIssueWords, bladeStatusWords } from '#shop/advisers/blade-words.ts'
import { readSizeForm, sizeQuestion, sizeTypedIn, type SizeTyped } from '#web/parts/advisers/size-form.ts'
import { advisedStock, stockWords } from '#web/parts/advisers/size-result.tsx'
import {
  confidenceWords,
  neighbourWords,
  sizeErrorWords,
  sizeFlagWords,
  sizeReasons,
} from '#web/parts/advisers/size-words.ts'
import { adviceFor } from '#web/parts/advisers/use-size-advice.ts'
import { readStiffness } from '#web/parts/advisers/stiffness-form.ts'
import {
  stiffnessErrorWords,
  stiffnessFlagWords,
  stiffnessReasons,
  verdictWords,
} from '#web/parts/advisers/stiffness-words.ts'
import { compareErrorWords, lostWords, scoreText } from './compare/compare-page.tsx'
import { answerSize } from './tools/answer-size.server.ts'
import { readSizeTool } from './tools/size-tool-form.ts'

const source = (name: string) => readFileSync(`src/shop/advisers/${name}.ts`, 'utf8')
const found = (name: string, pattern: RegExp) => [...new Set([...source(name).matchAll(pattern)].map((one) => one[1]!))]

const inBoth = (say: () => string) => (['vi', 'en'] as const).map((locale) => inLocale(locale, say))
/** Fails unless the sentence exists in both languages, differs between them, and has no unfilled placeholder. */
function expectSaid(say: () => string) {
  const [vi, en] = inBoth(say)
  expect(vi).toMatch(/\S/)
  expect(en).not.toBe(vi)
  for (const text of [vi, en]) expect(text).not.toMatch(/undefined|null|NaN|[{}]/)
}

const feet = fc.record({
  left_mm: fc.option(fc.integer({ min: 120, max: 330 })),
  right_mm: fc.option(fc.integer({ min: 120, max: 330 })),
  shoe_eu: fc.option(fc.double({ min: 22, max: 50, noNaN: true })),
  girth_left_mm: fc.option(fc.integer({ min: 120, max: 330 })),
  measured: fc.constantFrom('standing' as const, 'sitting' as const, null),
  discipline: fc.constantFrom('figure' as const, 'hockey' as const, 'speed' as const, 'recreational' as const),
  fit: fc.constantFrom('snug' as const, 'comfort' as const),
  line: fc.constantFrom('premium' as const, 'sport' as const, 'classic' as const),
  growth: fc.boolean(),
  age_years: fc.option(fc.integer({ min: 3, max: 70 })),
  sex: fc.constantFrom('f' as const, 'm' as const, null),
  jumps: fc.constantFrom('none' as const, 'double' as const, null),
})

describe('the messages of the size adviser', () => {
  const flags = found('advise-size', /notes\.set\('(\w+)'/g)
  const errors = found('advise-size', /error: '(\w+)'/g)

  test('every flag and every error of the rules has a message, and no message is without a rule', () => {
    expect(flags.length).toBeGreaterThan(12)
    expect(Object.keys(sizeFlagWords).sort()).toEqual(flags.sort())
    expect(Object.keys(sizeErrorWords).sort()).toEqual(errors.sort())
  })

  test('for any feet, each reason is a sentence in both languages, and each flag has one', () =>
    fc.assert(
      fc.property(feet, (question) => {
        const advice = adviseSize(question)
        if (advice.error !== undefined) return expectSaid(() => sizeErrorWords[advice.error]!(advice))
        expectSaid(() => sizeReasons(advice, question).join('\n'))
        expectSaid(() => confidenceWords[advice.confidence_level]({ points: advice.confidence }))
        if (neighbourWords(advice, question)) expectSaid(() => neighbourWords(advice, question)!)
        expect(sizeReasons(advice, question).length).toBe(
          1 +
            Number(advice.growth_mm > 0) +
            Number(advice.growth_mm > 0 && advice.size_mm - advice.foot_mm > advice.growth_mm) +
            Number(advice.width !== null) +
            advice.flags.length,
        )
      }),
    ))

  test.each(['in-stock', 'few', 'other-colour', 'other-width', 'sold-out', 'not-made'] as const)(
    'the stock state %s has a sentence in both languages',
    (state) => expectSaid(() => stockWords[state]({ count: 2, size: 245 })),
  )

  test('the advice shown is the answer of the rules to the typed values', () =>
    fc.assert(
      fc.property(feet, fc.constantFrom('single', 'double', 'triple', undefined), (asked, level) => {
        const { discipline, line } = asked
        const typed = Object.fromEntries(
          Object.entries({
            foot: asked.left_mm,
            other: asked.right_mm,
            girth: asked.girth_left_mm,
            measured: asked.measured,
            fit: asked.fit,
            growth: asked.growth ? 'on' : null,
            age: asked.age_years,
            sex: asked.sex,
            level,
          }).flatMap(([name, value]) => (value == null ? [] : [[name, String(value)]])),
        )
        const shown = adviceFor(typed, { discipline, line })
        const told = adviseSize({ ...asked, shoe_eu: null, jumps: (discipline === 'figure' && level) || 'none' })
        expect(shown.advice ?? shown.failed).toEqual(told)
      }),
    ))
})

describe('the form of the size adviser', () => {
  test('decimal commas are read, and a shoe size counts when the visitor chose to enter one, or entered nothing else', () => {
    const boot = { discipline: 'figure', line: 'sport' } as const
    const { answers } = readSizeForm({ foot: '247,6', shoe: '39,5' })
    expect(sizeQuestion(answers!, boot)).toMatchObject({ left_mm: 247.6, shoe_eu: null })
    const byShoe = readSizeForm({ by: 'shoe', foot: '247', shoe: '39,5' })
    expect(sizeQuestion(byShoe.answers!, boot)).toMatchObject({ left_mm: null, shoe_eu: 39.5 })
    const shoeAlone = readSizeForm(sizeTypedIn([['shoe', '39,5']]))
    expect(sizeQuestion(shoeAlone.answers!, boot)).toMatchObject({ left_mm: null, shoe_eu: 39.5 })
  })

  test('a length typed in centimetres counts in millimetres', () => {
    const boot = { discipline: 'figure', line: 'sport' } as const
    const { answers } = readSizeForm({ foot: '20,5', girth: '22.2' })
    expect(sizeQuestion(answers!, boot)).toMatchObject({ left_mm: 205, girth_left_mm: 222 })
    expect(adviceFor({ foot: '20.5' }, boot).advice).toMatchObject({ foot_mm: 205, size_mm: 205 })
  })

  test('another line than the usual one of the level is named, and so is how much longer the boot is', () => {
    const typed = { foot: '205', level: 'double' }
    const reasonsOn = (line: 'classic' | 'sport') => {
      const { advice, question, answers } = adviceFor(typed, { discipline: 'figure', line })
      return sizeReasons(advice!, question!, answers).join(' ')
    }
    expect(reasonsOn('classic')).toContain('Sport')
    expect(reasonsOn('sport')).not.toContain('Classic')
    const growing = adviceFor(
      { foot: '205', fit: 'comfort', growth: 'on', age: '7' },
      { discipline: 'recreational', line: 'classic' },
    )
    expect(growing.advice).toMatchObject({ size_mm: 215, growth_mm: 5 })
    expect(sizeReasons(growing.advice!, growing.question!)).toContain(
      m.advice_growth_longer({ mm: 10, growth: 5, rest: 5 }),
    )
  })

  test.each([
    ['foot', '2.48'],
    ['foot', 'dài'],
    ['girth', '-1'],
    ['age', '1e9'],
    ['sex', 'x'],
    ['measured', "' or 1=1"],
    ['shoe', 'Infinity'],
  ])('%s = %s is answered by an error at its field, never by advice', (name, value) => {
    const typed = { foot: '248', growth: 'on', [name]: value, ...(name === 'shoe' && { by: 'shoe' }) }
    const { advice, problems } = adviceFor(typed, { discipline: 'figure', line: 'sport' })
    expect(advice).toBeUndefined()
    expectSaid(() => adviceFor(typed, { discipline: 'figure', line: 'sport' }).problems[name as 'foot']!)
    expect(Object.keys(problems)).toEqual([name])
  })

  test.each([
    ['by=foot&fit=snug', 'foot'],
    ['by=shoe&fit=snug', 'shoe'],
  ])('whoever asks the size guide by %s and measured nothing is asked for it at the field %s', async (query, name) => {
    const { answer, failed, problems } = await answerSize(readSizeTool(new URLSearchParams(query)))
    expect([answer, problems]).toEqual([null, { [name]: failed }])
    expect(failed).toMatch(/\S/)
  })

  test.each<SizeTyped>([
    { foot: '248', shoe: 'US 8.5' },
    { by: 'shoe', shoe: '39', foot: 'dài', other: '1', measured: 'x' },
    { foot: '248', age: '2019', sex: 'x' },
  ])('whoever mistyped a field and then hid it gets an advice: %j', (typed) =>
    expect(adviceFor(typed, { discipline: 'figure', line: 'sport' })).toMatchObject({
      problems: {},
      advice: { size_mm: expect.any(Number) },
    }),
  )
})

describe('stock of the advised size', () => {
  const of = (size: string, width: string, colour: string, stock: number) => ({
    id: `${size}${width}${colour}`,
    options: { size, width, colour },
    stock,
  })
  const advice = { size_mm: 245, width_offered: 'R' } as const
  test.each([
    ['in-stock', [of('245', 'R', 'white', 4)]],
    ['few', [of('245', 'R', 'white', 2)]],
    ['other-colour', [of('245', 'R', 'white', 0), of('245', 'R', 'black', 1)]],
    ['other-width', [of('245', 'W', 'white', 3)]],
    ['sold-out', [of('245', 'R', 'white', 0), of('250', 'R', 'white', 3)]],
    ['not-made', [of('250', 'R', 'white', 3)]],
  ] as const)('the stock of the advised size is reported as %s', (state, variants) =>
    expect(advisedStock(variants, advice, 'white').state).toBe(state),
  )
})

describe('the messages of the stiffness adviser', () => {
  test('every flag, error and verdict has a message', () => {
    const flags = found('stiffness-adviser', /flags\.push\('(\w+)'/g)
    expect(Object.keys(stiffnessFlagWords).sort()).toEqual(flags.sort())
    expect(Object.keys(stiffnessErrorWords)).toEqual(found('stiffness-adviser', /error: '(\w+)'/g))
    for (const say of [...Object.values(stiffnessFlagWords), ...Object.values(verdictWords)]) expectSaid(say)
  })

  test('the typed values become the question to the rules, and wrong ones are errors at their fields', () => {
    const { question } = readStiffness(
      { skill: 'dance:advanced', weight: '48,5', age: '15', hours: '0', bend: 'hard' },
      55,
    )
    expect(question).toEqual({
      discipline: 'dance',
      level: 'advanced',
      weight_kg: 48.5,
      age_years: 15,
      hours_per_week: 0,
      knee_bend: 'hard',
      product_stiffness: 55,
    })
    const { problems } = readStiffness({ skill: 'constructor', weight: 'x' }, 55)
    expect(Object.keys(problems).sort()).toEqual(['age', 'hours', 'skill', 'weight'])
    for (const verdict of Object.keys(verdictWords)) expect(source('stiffness-adviser')).toContain(`'${verdict}'`)
    expect(adviseStiffness(question!).error).toBeUndefined()
  })
})

describe('the steps of the stiffness adviser', () => {
  const stepsOf = (skill: string, weight: string, hours: string) => {
    const question = readStiffness({ skill, weight, hours, age: '14' }, null).question!
    const say = () => stiffnessReasons(question, adviseStiffness(question).flags ?? []).join(' ')
    expectSaid(say)
    return inLocale('en', say)
  }
  test('a skater reads where the level begins, and what weight and hours add or take away', () => {
    expect(stepsOf('figure:axel', '62', '12')).toBe(
      '55 is the starting point at this level: Axel. Raised by 5 for the weight. Raised by 5 for 10 hours or more a week.',
    )
    expect(stepsOf('hockey:league', '70', '5')).toBe('65 is the starting point at this level: League.')
  })
  test('a light child whose points lie below the scale is told that the scale ends', () => {
    const told = stepsOf('recreational:basic', '25', '1')
    for (const step of ['20 is the', 'Lowered by 10 for the weight', 'Lowered by 5 for an hour', 'from 15 to 95'])
      expect(told).toContain(step)
  })
})

describe('the messages of the blade check', () => {
  test('every issue and status has a message', () => {
    const issues = [...found('blade-compatibility', /\['(\w+)', '(?:no|warn)'\]/g)]
    expect(issues.length).toBe(10)
    expect(Object.keys(bladeIssueWords).sort()).toEqual(issues.sort())
    for (const say of [...Object.values(bladeIssueWords), ...Object.values(bladeStatusWords)]) expectSaid(say)
    const { status } = checkBlade({ boot: { discipline: 'speed' }, blade: { discipline: 'figure' } })
    expect(bladeStatusWords[status]).toBeDefined()
  })
})

describe('the messages of the comparison', () => {
  const one: Compared = { id: 'a', category: 'figure', price: 5_000_000, stiffness: 40, sizes: [240], widths: ['R'] }
  test('each error and each lost point has a message', () => {
    expect(Object.keys(compareErrorWords).sort()).toEqual(found('comparison', /error: '(\w+)'/g).sort())
    for (const say of Object.values(compareErrorWords)) expectSaid(say)
    const profile = { size_mm: 250, width: 'W', stiffness_index: 70, budget: 4_000_000 }
    const lost = lostPoints(one, profile)
    expect(lostWords(lost, profile)).toHaveLength(4)
    expectSaid(() => lostWords(lost, profile).join('\n'))
  })

  test('the lost points explain the whole difference to a full score', () =>
    fc.assert(
      fc.property(fc.nat(100), fc.nat(100), fc.integer({ min: 1, max: 9_000_000 }), (stiffness, index, budget) => {
        const profile = { size_mm: 250, stiffness_index: index, budget }
        const products = [
          { ...one, stiffness },
          { ...one, id: 'b' },
        ]
        const result = compareProducts({ products, profile })
        if ('error' in result) throw new Error('two of a kind')
        const { score } = result.ranking!.find(({ id }) => id === 'a')!
        const lost = Object.values(lostPoints(products[0]!, profile)).reduce((sum, points) => sum + points, 0)
        expect(Math.abs(Math.max(0, 100 - lost) - score)).toBeLessThan(0.051)
        expect(scoreText(score)).toMatch(/^\d+(,\d)?$/)
      }),
    ))
})
