import fc from 'fast-check'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { forecastGrowth, growthBand, growthPath, horizonMonths, longestFoot } from '#shop/advisers/growth-forecast.ts'
import { planSharpening } from '#shop/advisers/sharpening-planner.ts'
import { findBlade } from '#shop/advisers/blade-finder.ts'
import { isMadeSize, labelForFoot, sizeRange } from '#shop/catalogue/attributes/sizes.ts'
import { inLocale } from '#test/in-locale.ts'
import { m } from '#words/messages.js'
import { advisedWords } from '#web/parts/advisers/foot-advice.tsx'
import type { SizeTyped } from '#web/parts/advisers/size-form.ts'
import {
  neighbourWords,
  sizeErrorWords,
  sizeHeadline,
  sizeReasons,
  sizeWarning,
} from '#web/parts/advisers/size-words.ts'
import { adviceFor } from '#web/parts/advisers/use-size-advice.ts'
import { readGrowth } from './growth-form.ts'
import { growthAnswer, growthFlagWords, growthRows } from './growth-words.ts'
import { calendarOf } from '#kit/calendar-file.ts'
import { readSharpening } from './sharpening-form.ts'
import { sharpeningAnswer, sharpeningFlagWords, sharpeningStatusWords } from './sharpening-words.ts'
import { skillOf, skillValues } from './skills.ts'
import type { ToolAnswer } from './tool-answer.ts'

const source = (name: string) => readFileSync(`src/shop/advisers/${name}.ts`, 'utf8')
const flagsIn = (name: string) =>
  [...new Set([...source(name).matchAll(/flags\.push\('(\w+)'/g)].map((one) => one[1]!))].sort()

/** Fails if both languages have the same text (one was forgotten) or a placeholder is unfilled. */
function expectSaid(say: () => string) {
  const [vi, en] = (['vi', 'en'] as const).map((locale) => inLocale(locale, say))
  expect(vi).not.toBe(en)
  for (const text of [vi, en]) expect(text).not.toMatch(/undefined|null|NaN|[{}]/)
}

describe('the messages of the tools', () => {
  test('every flag of the sharpening planner and of the growth forecast has a message, and no message is without a flag', () => {
    expect(Object.keys(sharpeningFlagWords).sort()).toEqual(flagsIn('sharpening-planner'))
    expect(Object.keys(growthFlagWords).sort()).toEqual(flagsIn('growth-forecast'))
    for (const say of Object.values({ ...sharpeningFlagWords, ...growthFlagWords, ...sharpeningStatusWords }))
      expectSaid(say)
  })

  test('the blade finder and the sharpening planner know every skill that can be chosen', () => {
    for (const value of skillValues) {
      const skill = skillOf(value)
      expect(findBlade({ ...skill, boot_size_mm: 245, weight_kg: 60 }), value).not.toHaveProperty('error')
      const plan = planSharpening({ ...skill, today: '2026-03-02', hours_per_week: 3, weight_kg: 60 })
      expect(plan, value).not.toHaveProperty('error')
    }
  })
})

describe('the sharpening planner', () => {
  const today = '2026-11-22'
  const ask = (fields: Record<string, string>) =>
    readSharpening(Object.entries({ skill: 'figure:single', weight: '50', hours: '5', ...fields }), today)

  test.each([
    ['weight', 'nặng'],
    ['hours', '61'],
    ['last', '2026-02-30'],
    ['last', '2026-11-23'],
    ['last', '0001-01-01'],
    ['since', '-1'],
    ['skill', 'constructor'],
    ['rink', 'toString'],
  ])('%s = %s is answered by an error at its field, never by a plan', (name, value) => {
    const { question, problems } = ask({ [name]: value })
    expect(question).toBeUndefined()
    expect(Object.keys(problems)).toEqual([name])
  })

  test('every valid question is answered in whole sentences, in both languages', () =>
    fc.assert(
      fc.property(
        fc.constantFrom(...skillValues),
        fc.record({
          weight: fc.integer({ min: 8, max: 250 }).map(String),
          hours: fc.integer({ min: 0, max: 60 }).map(String),
          last: fc.constantFrom('', '2026-11-01', '2020-01-01'),
          since: fc.constantFrom('', '0', '19,5', '2000'),
          event: fc.constantFrom('', '2026-11-24', '2026-12-24'),
          rink: fc.constantFrom('', 'dirty', 'outdoor'),
          steel: fc.constantFrom('', 'basic', 'premium'),
          nick: fc.constantFrom('', 'on'),
          fresh: fc.constantFrom('', 'on'),
        }),
        (skill, fields) => {
          const { question } = ask({ skill, ...fields })
          const plan = planSharpening(question!)
          if ('error' in plan) throw new Error('every skill is known')
          expectSaid(() => {
            const { said: _, facts, ...answer } = sharpeningAnswer(question!, plan, 'vi')
            return JSON.stringify([
              answer.reasons,
              answer.cautions,
              answer.tag?.text,
              facts!.map(({ name }) => name),
            ]).replace(/[{}]/g, '')
          })
        },
      ),
      { numRuns: 60 },
    ))

  test('a leisure skater is not sent to a sharpener of figure blades, and a figure skater is', () => {
    const cautionsOf = (skill: string) => {
      const { question } = ask({ skill })
      const plan = planSharpening(question!)
      return 'error' in plan ? [] : sharpeningAnswer(question!, plan, 'vi').cautions
    }
    expect(cautionsOf('recreational:basic')).toEqual([m.tool_sharpening_caution()])
    expect(cautionsOf('figure:single')).toContain(m.tool_sharpening_caution_figure())
    expect(cautionsOf('dance:basic')).toContain(m.tool_sharpening_caution_figure())
  })

  test('the calendar file has short, escaped lines that every calendar program reads', () => {
    const text = `${'Mài lưỡi, rồi kiểm tra; xong. '.repeat(6)}\nhttps://luot.vn`
    const file = calendarOf(
      [{ uid: 'a@b', day: '2026-12-31', title: 'Mài lưỡi', text, link: 'https://x' }],
      new Date(0),
    )
    for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    const whole = file.replaceAll('\r\n ', '')
    expect(whole).toContain('DTSTART;VALUE=DATE:20261231\r\nDTEND;VALUE=DATE:20270101\r\n')
    expect(whole).toContain('Mài lưỡi\\, rồi kiểm tra\\; xong.')
    expect(whole).toContain(' \\nhttps://luot.vn\r\n')
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true)
  })
})

describe('the growth forecast', () => {
  const today = '2026-11-22'
  const read = (query: string) => readGrowth(new URLSearchParams(query), today)

  test('a parent may measure in centimetres, and an EU size is no boot of 300 mm', () => {
    const { question } = read('sex=f&age=8&foot=20,5&boot=21.0&before=20&beforeOn=2026-05-22')
    expect(question).toMatchObject({ foot_mm: 205, boot_size_mm: 210, prev: { foot_mm: 200 } })
    expect(read('sex=f&age=6&foot=185&boot=30').problems).toEqual({ boot: m.advice_blade_size_wrong() })
  })
  test('an earlier measurement needs both its length and its date', () => {
    const half = read('sex=f&age=8&foot=205&boot=210&before=200')
    expect(Object.keys(half.problems)).toEqual(['beforeOn'])
    expect(read('sex=f&age=8&months=3&foot=205&boot=210&before=200&beforeOn=2026-05-22').question).toEqual({
      sex: 'f',
      age_months: 99,
      foot_mm: 205,
      boot_size_mm: 210,
      discipline: 'figure',
      prev: { foot_mm: 200, days_ago: 184 },
    })
    expect(Object.keys(read('sex=f&age=8&foot=205&boot=210&before=200&beforeOn=2026-11-22').problems)).toEqual([
      'beforeOn',
    ])
  })

  test.each([
    ['age=8,5', 102],
    ['age=8.5&months=3', 105],
    ['age=8,25', 99],
    ['age=2,9', 34],
    ['age=8&months=6', 102],
  ])('%s is an age of %d months', (typed, months) =>
    expect(read(`sex=f&foot=205&boot=210&${typed}`).question!.age_months).toBe(months),
  )

  test('the chart draws the band of the forecast: the boot is tight where the line passes its longest foot', () =>
    fc.assert(
      fc.property(
        fc.record({
          sex: fc.constantFrom('f' as const, 'm' as const),
          age_months: fc.integer({ min: 36, max: 220 }),
          foot_mm: fc.integer({ min: 140, max: 300 }),
          boot_size_mm: fc.integer({ min: 28, max: 62 }).map((fives) => fives * 5),
          discipline: fc.constantFrom('figure' as const, 'hockey' as const, 'speed' as const, 'recreational' as const),
          prev: fc.option(
            fc.record({ foot_mm: fc.integer({ min: 130, max: 300 }), days_ago: fc.integer({ min: 1, max: 900 }) }),
          ),
        }),
        (question) => {
          const growth = forecastGrowth(question)
          if ('error' in growth) throw new Error('old enough')
          const [path, longest] = [growthPath(question), longestFoot(question)]
          const isPast = (months: number, factor: number) => path(months, factor) > longest + 1e-9
          for (const [months, factor] of [
            [growth.earliest, growthBand.fast],
            [growth.months_until_tight, growthBand.usual],
            [growth.latest, growthBand.slow],
          ] as const) {
            expect(isPast(months ?? horizonMonths, factor)).toBe(months !== null)
            expect(Boolean(months) && isPast(months! - 1, factor)).toBe(false)
          }
          const rows = growthRows(question)
          expect(rows.map(({ months }) => months)).toEqual([0, 6, 12, 18, 24, 30, 36])
          for (const { slow, usual, fast } of rows) expect(slow <= usual && usual <= fast).toBe(true)
          expect(Math.abs(growth.forecast_mm[12] - rows[2]!.usual)).toBeLessThanOrEqual(0.6)
          expectSaid(() => JSON.stringify(growthAnswer(question, growth)).replace(/[{}]/g, ''))
        },
      ),
      { numRuns: 120 },
    ))
})

describe('the headline of a tool is never brighter than its worst finding', () => {
  const growing = fc.record({
    sex: fc.constantFrom('f' as const, 'm' as const),
    age_months: fc.integer({ min: 36, max: 300 }),
    foot_mm: fc.integer({ min: 120, max: 330 }),
    boot_size_mm: fc.integer({ min: 25, max: 66 }).map((fives) => fives * 5),
    discipline: fc.constantFrom('figure' as const, 'hockey' as const, 'speed' as const, 'recreational' as const),
  })
  const english = (say: () => unknown) => inLocale('en', say as () => string)

  test('growth: a boot too long or too tight is said first, and a foot that stopped growing gets no month', () =>
    fc.assert(
      fc.property(growing, (question) => {
        const growth = forecastGrowth(question)
        if ('error' in growth) throw new Error('old enough')
        const { said, beside, tag, facts } = english(() => growthAnswer(question, growth)) as unknown as ToolAnswer
        const isWrong = growth.status === 'tight_now' || growth.flags.includes('boot_too_big')
        expect(tag!.tone === 'amber').toBe(isWrong)
        expect(/month/.test(said)).toBe(!isWrong && growthPath(question)(400) > longestFoot(question) + 1e-9)
        const wrong = /Too long now \d|Time to change/.test(`${said} ${beside ?? ''}`)
        expect(wrong).toBe(isWrong)
        for (const { value } of facts!) expect(value).not.toMatch(/^-/)
      }),
    ))

  test('growth: a size that no line makes is never named as the next size', () =>
    fc.assert(
      fc.property(growing, (question) => {
        for (const { label } of growthRows(question))
          expect(label === inLocale('vi', m.tool_growth_not_made) || isMadeSize(Number(label))).toBe(true)
      }),
    ))

  test('size: a number is shown only where a line makes it, and a serious flag always shows a warning', () =>
    fc.assert(
      fc.property(
        fc.record({
          foot: fc.integer({ min: 140, max: 315 }),
          other: fc.option(fc.integer({ min: 140, max: 315 })),
          girth: fc.option(fc.integer({ min: 120, max: 330 })),
          fit: fc.constantFrom('snug', 'comfort'),
        }),
        fc.constantFrom('figure' as const, 'hockey' as const, 'speed' as const, 'recreational' as const),
        fc.constantFrom('premium' as const, 'sport' as const, 'classic' as const),
        ({ foot, other, girth, fit }, discipline, line) => {
          const typed = {
            foot: `${foot}`,
            fit,
            ...(other && { other: `${other}` }),
            ...(girth && { girth: `${girth}` }),
          }
          const { advice, question, answers } = adviceFor(typed, { discipline, line })
          if (!advice || !question) return
          const isMade = isMadeSize(advice.size_mm)
          expect(/^\d+$/.test(sizeHeadline(advice).said)).toBe(isMade)
          const serious = ['line_has_no_size', 'split_pair', 'girth_check']
          const isDoubtful = serious.some((flag) => advice.flags.includes(flag)) || advice.width === 'XW'
          expect(sizeWarning({ advice, question, answers }) !== undefined).toBe(
            isDoubtful || advice.confidence_level === 'low',
          )
          const next = advice.alternative_mm
          const isNamed = next !== null && neighbourWords(advice, question) !== undefined
          const { from, to } = sizeRange[line]
          const snugMm = labelForFoot(discipline, advice.foot_mm)
          expect(isNamed).toBe(next !== null && next >= snugMm && next >= from && next <= to)
        },
      ),
    ))

  test('size: nothing is said of a foot that was not measured, and room for growth asks for the age', () => {
    const boot = { discipline: 'figure', line: 'classic' } as const
    const spoken = (typed: SizeTyped) => {
      const { advice, question, answers, failed } = adviceFor(typed, boot)
      if (!advice) return sizeErrorWords[failed!.error]!(failed!)
      return [...sizeReasons(advice, question!, answers), sizeWarning({ advice, question: question!, answers })].join(
        ' ',
      )
    }
    for (const shoe of ['', '20', '31', '38', '40', '50']) {
      const typed = { by: 'shoe', shoe, ...(shoe === '40' && { growth: 'on' }) }
      const text = english(() => spoken(shoe ? typed : { by: 'shoe' }))
      expect(text).not.toMatch(/foot (fills|of \d|is only)|Drag the ruler|These figures/)
      expect(/enter an age/.test(text)).toBe(shoe === '40')
      const kept = { typed: { by: 'shoe' as const, shoe: '31' }, foot: 192, size: 195, width: null }
      for (const isMade of [true, false])
        expect(english(() => advisedWords({ ...kept, isMade }))).not.toMatch(/192|foot of/)
    }
    const grown = english(() => spoken({ foot: '248', growth: 'on', age: '30' }))
    expect(grown).toContain('at this age')
  })
})
