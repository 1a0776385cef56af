import { z } from 'zod'
import type { SizeQuestion } from '#shop/advisers/advise-size.ts'
import { skaterLevels } from '#shop/identity/skaters/skater.ts'
import { m } from '#words/messages.js'
import { adviserForm, typedMillimetres, typedNumber } from './adviser-form.ts'

const number = (from: number, to: number, error: () => string) => typedNumber(from, to, error).optional()
const millimetres = (from: number, to: number, error: () => string) => typedMillimetres(from, to, error).optional()

const oneOf = <const T extends readonly string[]>(values: T) => z.enum(values, { error: m.advice_choose_listed })

/** The size adviser's fields in a form or an address. Lengths in mm; `heel` is only a note to the fitter. */
const fields = z.object({
  by: oneOf(['foot', 'shoe']).optional(),
  foot: millimetres(100, 400, m.advice_foot_wrong),
  other: millimetres(100, 400, m.advice_foot_wrong),
  shoe: number(20, 52, m.advice_shoe_wrong),
  measured: oneOf(['standing', 'sitting']).optional(),
  girth: millimetres(100, 400, m.advice_girth_wrong),
  heel: number(20, 120, m.advice_heel_wrong),
  fit: oneOf(['snug', 'comfort']).optional(),
  level: oneOf([...skaterLevels.figure, ...skaterLevels.dance, ...skaterLevels.hockey]).optional(),
  growth: oneOf(['on']).optional(),
  age: number(2, 99, m.advice_age_wrong),
  sex: oneOf(['f', 'm']).optional(),
})
export type SizeAnswers = z.infer<typeof fields>
export type SizeField = keyof SizeAnswers

/** As typed; empty and unasked fields are absent. */
export type SizeTyped = Partial<Record<SizeField, string>>

const form = adviserForm(fields)

/** As typed. An address may name a shoe alone, without saying that the foot is known by it. */
export function sizeTypedIn(entries: Iterable<readonly [string, unknown]>): SizeTyped {
  const typed = form.typedIn(entries)
  return typed.shoe && !typed.foot && !typed.by ? { ...typed, by: 'shoe' } : typed
}

/** As typed, with the foot that the ruler reported: the value of the ruler's field comes one render later, and nobody has measured it before a move. */
export function sizeTypedWith(foot: string | undefined, filled: HTMLFormElement): SizeTyped {
  const { foot: _stale, ...others } = sizeTypedIn(new FormData(filled))
  return { ...others, ...(foot !== undefined && { foot }) }
}

/**
 * An invalid field is not treated as empty: it gives an error and no advice. What the form hides for these answers is left out, since nobody sees an
 * error there.
 */
export function readSizeForm({ foot, other, measured, shoe, age, sex, ...asked }: SizeTyped) {
  return form.read({
    ...asked,
    ...(asked.by === 'shoe' ? { shoe } : { foot, other, measured }),
    ...(asked.growth === 'on' && { age, sex }),
  })
}

type Boot = Pick<SizeQuestion, 'discipline' | 'line'>

/** The adviser knows jumps by their turns: an axel is still a single here, as in all rules but those of stiffness (docs/reference/skating.md 8). */
const jumps = { single: 'single', axel: 'single', double: 'double', double_axel: 'double', triple: 'triple' } as const

/** `answers` as `readSizeForm` gives them: of foot and shoe only what was asked for. */
export function sizeQuestion(answers: SizeAnswers, { discipline, line }: Boot): SizeQuestion {
  const { foot, other, shoe, measured, girth, fit, level, growth, age, sex } = answers
  return {
    left_mm: foot ?? null,
    right_mm: other ?? null,
    shoe_eu: shoe ?? null,
    girth_left_mm: girth ?? null,
    measured: measured ?? null,
    discipline,
    line,
    fit: fit ?? 'snug',
    growth: growth === 'on',
    age_years: age ?? null,
    sex: sex ?? null,
    // A level stays in the browser from page to page, but only figure skating asks for jumps.
    jumps: discipline === 'figure' && level && level in jumps ? jumps[level as keyof typeof jumps] : 'none',
  }
}
