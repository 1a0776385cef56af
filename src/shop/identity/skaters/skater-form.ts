import { z } from 'zod'
import { shopDay } from '#kit/clock.ts'
import { lineSchema } from '#kit/line-schema.ts'
import { m } from '#words/messages.js'
import { postures, skaterDisciplines, skaterLevels, type SkaterLevel } from './skater.ts'
import { skaterFields } from '../profile/profile-fields.ts'

/** Below this age the law requires a parent's consent. */
const childUntil = 16

/** Accepts `38,5` and `38.5`. */
const decimal = (typed: string) => Number(typed.replace(/\s/g, '').replace(',', '.'))

const weight = z
  .string()
  .transform(decimal)
  .pipe(
    z
      .number({ error: m.profile_weight_wrong })
      .min(8, { error: m.profile_weight_wrong })
      .max(250, { error: m.profile_weight_wrong }),
  )
  .transform((kg) => Math.round(kg * 10) / 10)

const month = z.string().regex(/^(0[1-9]|1[0-2])$/, { error: m.profile_born_wrong })
const year = z.string().regex(/^(19[2-9]\d|20\d\d)$/, { error: m.profile_born_wrong })

const levels = Object.values(skaterLevels).flat() as SkaterLevel[]

/** The facts of a skater in the form. */
export const skaterFacts = z.object({
  nickname: lineSchema(m.profile_nickname_missing, m.profile_nickname_long, { min: 1, max: skaterFields.nickname.max }),
  isChild: z.literal('on').optional(),
  consent: z.literal('on').optional(),
  discipline: z.enum(skaterDisciplines, { error: m.profile_discipline_missing }).optional(),
  level: z.enum(levels, { error: m.profile_level_other }).optional(),
  weight: weight.optional(),
  sex: z.enum(['f', 'm'], { error: m.profile_sex_wrong }).optional(),
  bornMonth: month.optional(),
  bornYear: year.optional(),
})
type Facts = z.infer<typeof skaterFacts>

/** The first day of the month of birth; null if month or year is missing. */
export const bornIn = ({ bornMonth, bornYear }: Pick<Facts, 'bornMonth' | 'bornYear'>) =>
  bornMonth && bornYear ? `${bornYear}-${bornMonth}-01` : undefined

const today = () => shopDay(new Date())
const isUnderAge = (born: string) =>
  born <= today() && `${Number(born.slice(0, 4)) + childUntil}${born.slice(4)}` > today()
const fits = ({ discipline, level }: Facts) =>
  !level || Boolean(discipline && (skaterLevels[discipline] as readonly string[]).includes(level))

const always = { when: () => true }

/** `isKnownChild`: a parent consented before, so the box need not be ticked again. */
export const skaterForm = (isKnownChild: boolean) =>
  skaterFacts
    .refine((form) => !form.isChild || isKnownChild || form.consent, {
      path: ['consent'],
      error: m.profile_child_consent_missing,
      ...always,
    })
    .refine(fits, { path: ['level'], error: m.profile_level_other, ...always })
    .refine((form) => Boolean(form.bornMonth) === Boolean(form.bornYear), {
      path: ['bornMonth'],
      error: m.profile_born_half,
      ...always,
    })
    .refine((form) => (bornIn(form) ?? '') <= today(), { path: ['bornYear'], error: m.profile_born_future, ...always })
    .refine((form) => form.isChild || !bornIn(form) || !isUnderAge(bornIn(form)!), {
      path: ['isChild'],
      error: () => m.profile_child_by_age({ age: childUntil }),
      ...always,
    })

/** Whole millimetres within the range of feet; a value in centimetres is recognised and explained. */
const millimetres = (min: number, max: number, error: () => string) =>
  z
    .string()
    .transform(decimal)
    .pipe(
      z
        .number({ error })
        .refine((mm) => mm >= 45, { error: m.profile_mm_not_cm })
        .min(min, { error })
        .max(max, { error }),
    )
    .transform(Math.round)
    .optional()

const length = millimetres(100, 340, m.profile_length_wrong)
const girth = millimetres(100, 360, m.profile_girth_wrong)

const measuredOn = z
  .string({ error: m.profile_day_missing })
  .regex(/^\d{4}-\d{2}-\d{2}$/, { error: m.profile_day_missing })
  .refine((day) => !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day), {
    error: m.profile_day_missing,
  })
  .refine((day) => day >= '2000-01-01' && day <= today(), { error: m.profile_day_future })

export const measurementForm = z
  .object({
    measuredOn,
    posture: z.enum(postures, { error: m.profile_posture_missing }).default('standing'),
    leftMm: length,
    rightMm: length,
    girthLeftMm: girth,
    girthRightMm: girth,
  })
  .refine((form) => form.leftMm ?? form.rightMm, { path: ['leftMm'], error: m.profile_length_missing, ...always })
export type MeasurementForm = z.infer<typeof measurementForm>
