import { z } from 'zod'
import type { StiffnessQuestion } from '#shop/advisers/stiffness-adviser.ts'
import type { BootDiscipline } from '#shop/catalogue/attributes/sizes.ts'
import { skaterLevels } from '#shop/identity/skaters/skater.ts'
import { m } from '#words/messages.js'
import { adviserForm, typedNumber } from './adviser-form.ts'

/** Disciplines for which a boot of this kind is used; a figure boot serves dancers too. Speed boots have no stiffness index. */
const skated = {
  figure: ['figure', 'dance'],
  hockey: ['hockey'],
  recreational: ['recreational'],
  speed: [],
} as const
type StiffDiscipline = StiffnessQuestion['discipline']

/** `figure:axel`: discipline and level in one choice, since a level alone may belong to several. */
export const skills = (discipline: BootDiscipline) =>
  skated[discipline].flatMap((one) => skaterLevels[one].map((level) => ({ discipline: one as StiffDiscipline, level })))

const fields = z.object({
  skill: z
    .string({ error: m.advice_stiffness_skill_missing })
    .regex(/^(figure|dance|hockey|recreational):[a-z_]+$/, { error: m.advice_stiffness_skill_missing }),
  weight: typedNumber(8, 250, m.advice_stiffness_weight_wrong),
  age: typedNumber(2, 99, m.advice_stiffness_age_wrong),
  hours: typedNumber(0, 60, m.advice_stiffness_hours_wrong),
  bend: z.enum(['hard'], { error: m.advice_choose_listed }).optional(),
})
type StiffField = keyof z.infer<typeof fields>
export type StiffTyped = Partial<Record<StiffField, string>>
const form = adviserForm(fields)
export const stiffTypedIn = form.typedIn

/** The question, or one error for each field. */
export function readStiffness(
  typed: StiffTyped,
  stiffness: number | null,
): { question?: StiffnessQuestion; problems: StiffTyped } {
  const { answers, problems } = form.read(typed)
  if (!answers) return { problems }
  const { skill, weight, age, hours, bend } = answers
  const [discipline, level] = skill.split(':') as [StiffDiscipline, string]
  return {
    problems,
    question: {
      discipline,
      level,
      weight_kg: weight,
      age_years: age,
      hours_per_week: hours,
      knee_bend: bend ?? null,
      product_stiffness: stiffness,
    },
  }
}
