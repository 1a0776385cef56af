import { ownValue } from '#kit/own-value.ts'
import { limited, sorted } from './rounding.ts'

export type StiffnessQuestion = {
  discipline: 'figure' | 'dance' | 'hockey' | 'recreational'
  level: string
  weight_kg: number
  age_years: number
  hours_per_week: number
  knee_bend?: string | null
  product_stiffness?: number | null
}

const bases: Record<string, Record<string, number>> = {
  recreational: { basic: 20 },
  figure: { basic: 30, single: 45, axel: 55, double: 65, double_axel: 75, triple: 85 },
  dance: { basic: 35, advanced: 55 },
  hockey: { beginner: 40, recreational: 50, league: 65, competitive: 80 },
}
/** The highest stiffness below these weights in kg: a boot that does not bend teaches nothing. */
const caps = {
  hockey: [
    [25, 45],
    [35, 55],
    [45, 70],
  ],
  others: [
    [25, 45],
    [30, 55],
    [35, 65],
    [40, 75],
  ],
} as const

const lineFor = (index: number) =>
  index <= 40 ? ('classic' as const) : index <= 65 ? ('sport' as const) : ('premium' as const)

const baseFor = (discipline: string, level: string) => ownValue(ownValue(bases, discipline) ?? {}, level)

/** The usual stiffness of a level and its line, for a grown skater of usual weight; undefined for an unknown level. The adviser itself asks weight, age and hours. */
export function usualStiffness(discipline: string, level: string) {
  const index = baseFor(discipline, level)
  return index === undefined ? undefined : { index, line: lineFor(index) }
}

/** How stiff a boot this skater needs, on the shop's own scale of 15 to 95 (docs/reference/skating.md 8.4). */
export function adviseStiffness(question: StiffnessQuestion) {
  const { level, product_stiffness } = question
  const { base, weight, hours } = stiffnessSteps(question)
  if (!base) return { error: 'unknown_level' as const }
  const flags: string[] = []
  const index = forKnees(
    question,
    forAdults(question, limited(capped(question, base + weight + hours, flags), 15, 95), flags),
    flags,
  )
  const verdict = product_stiffness == null ? null : verdictOn(product_stiffness - index)
  if (level === 'double_axel' || level === 'triple' || verdict === 'over_boot' || verdict === 'under_boot')
    flags.push('ask_coach')
  return {
    index,
    range: [index - 5, index + 5] as const,
    line: lineFor(index),
    verdict,
    flags: sorted(flags),
  }
}

/** Where the index of a level begins (0 for an unknown one), and by how many points weight and hours move it. */
export function stiffnessSteps({ discipline, level, weight_kg, hours_per_week }: StiffnessQuestion) {
  const usual = discipline === 'hockey' ? 70 : 50
  return {
    base: baseFor(discipline, level) ?? 0,
    weight: limited(5 * Math.floor((weight_kg - usual) / 10 + 0.5 + 1e-9), -15, 15),
    hours: hours_per_week >= 10 ? 5 : hours_per_week <= 1 ? -5 : 0,
  }
}

function capped({ discipline, weight_kg, age_years }: StiffnessQuestion, index: number, flags: string[]) {
  const cap = (discipline === 'hockey' ? caps.hockey : caps.others).find(([kg]) => weight_kg < kg)?.[1] ?? Infinity
  if (index > cap) flags.push('cap_weight')
  const lighter = Math.min(index, cap)
  if (age_years >= 8 || lighter <= 50) return lighter
  flags.push('cap_age')
  return 50
}

function forAdults({ discipline, age_years, weight_kg }: StiffnessQuestion, index: number, flags: string[]) {
  if ((discipline !== 'figure' && discipline !== 'dance') || age_years < 18) return index
  const floor = weight_kg >= 70 ? 40 : 35
  if (index < floor) flags.push('floor_adult')
  return Math.max(index, floor)
}

function forKnees({ knee_bend }: StiffnessQuestion, index: number, flags: string[]) {
  if (knee_bend !== 'hard') return index
  flags.push('reduce_for_bend')
  return Math.max(15, index - 5)
}

function verdictOn(stiffer: number) {
  if (stiffer > 15) return 'over_boot' as const
  if (stiffer > 5) return 'slightly_stiff' as const
  if (stiffer >= -5) return 'match' as const
  return stiffer >= -15 ? ('slightly_soft' as const) : ('under_boot' as const)
}
