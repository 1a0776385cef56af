import { z } from 'zod'
import type { StiffnessQuestion } from '#shop/advisers/stiffness-adviser.ts'
import type { BootDiscipline } from '#shop/catalogue/attributes/sizes.ts'
import { skaterLevels } from '#shop/identity/skaters/skater.ts'
import { m } from '#words/messages.js'

/** What a boot of this kind may be skated as; a figure boot serves dancers too. Speed boots have no index. */
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

const number = (from: number, to: number, error: () => string) =>
  z
    .string({ error })
    .transform((typed) => Number(typed.replace(/\s/g, '').replace(',', '.') || NaN))
    .pipe(z.number({ error }).min(from, { error }).max(to, { error }))

const fields = z.object({
  skill: z
    .string({ error: m.advice_stiffness_skill_missing })
    .regex(/^(figure|dance|hockey|recreational):[a-z_]+$/, { error: m.advice_stiffness_skill_missing }),
  weight: number(8, 250, m.advice_stiffness_weight_wrong),
  age: number(2, 99, m.advice_stiffness_age_wrong),
  hours: number(0, 60, m.advice_stiffness_hours_wrong),
  bend: z.enum(['hard'], { error: m.advice_choose_listed }).optional(),
})
type StiffField = keyof z.infer<typeof fields>
export type StiffTyped = Partial<Record<StiffField, string>>
const names = Object.keys(fields.shape) as StiffField[]

export const stiffTypedIn = (entries: Iterable<readonly [string, unknown]>): StiffTyped =>
  Object.fromEntries(
    [...entries].filter(
      ([name, value]) => names.includes(name as StiffField) && typeof value === 'string' && value !== '',
    ),
  )

/** The question, or for each field what to mend. */
export function readStiffness(
  typed: StiffTyped,
  stiffness: number | null,
): { question?: StiffnessQuestion; problems: StiffTyped } {
  const read = fields.safeParse(typed)
  if (!read.success)
    return { problems: Object.fromEntries(read.error.issues.map(({ path, message }) => [String(path[0]), message])) }
  const { skill, weight, age, hours, bend } = read.data
  const [discipline, level] = skill.split(':') as [StiffDiscipline, string]
  return {
    problems: {},
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
