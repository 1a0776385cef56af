import { stiffnessSteps, type adviseStiffness, type StiffnessQuestion } from '#shop/advisers/stiffness-adviser.ts'
import type { SkaterLevel } from '#shop/identity/skaters/skater.ts'
import { m } from '#words/messages.js'
import { levelName } from './level-name.ts'

type StiffnessAdvice = Exclude<ReturnType<typeof adviseStiffness>, { error: string }>

/** A sentence for every flag of the adviser (docs/reference/skating.md 8.4). */
export const stiffnessFlagWords: Record<string, () => string> = {
  cap_weight: m.advice_stiffness_cap_weight,
  cap_age: m.advice_stiffness_cap_age,
  floor_adult: m.advice_stiffness_floor_adult,
  reduce_for_bend: m.advice_stiffness_reduce_for_bend,
  ask_coach: m.advice_stiffness_ask_coach,
}

export const stiffnessErrorWords: Record<string, () => string> = { unknown_level: m.advice_stiffness_skill_missing }

export const verdictWords: Record<NonNullable<StiffnessAdvice['verdict']>, () => string> = {
  over_boot: m.advice_stiffness_over_boot,
  slightly_stiff: m.advice_stiffness_slightly_stiff,
  match: m.advice_stiffness_match,
  slightly_soft: m.advice_stiffness_slightly_soft,
  under_boot: m.advice_stiffness_under_boot,
}

/** Where the level begins, what weight and hours add or take away, and what else counted. */
export function stiffnessReasons(question: StiffnessQuestion, flags: readonly string[]) {
  const { base, weight, hours } = stiffnessSteps(question)
  const sum = base + weight + hours
  const bent = flags.includes('reduce_for_bend') ? sum - 5 : sum
  // The bounds of age and of adults change the number too, and their flags say so.
  const isCut = (sum > 95 && !flags.includes('cap_age')) || (bent < 15 && !flags.includes('floor_adult'))
  return [
    m.advice_stiffness_from({ index: base, level: levelName(question.level as SkaterLevel) }),
    ...(weight > 0 ? [m.advice_stiffness_heavier({ points: weight })] : []),
    ...(weight < 0 ? [m.advice_stiffness_lighter({ points: -weight })] : []),
    ...(hours > 0 ? [m.advice_stiffness_often({ points: hours })] : []),
    ...(hours < 0 ? [m.advice_stiffness_seldom({ points: -hours })] : []),
    ...(isCut ? [m.advice_stiffness_ends()] : []),
    ...flags.map((flag) => stiffnessFlagWords[flag]!()),
  ]
}
