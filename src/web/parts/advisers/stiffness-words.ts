import type { adviseStiffness } from '#shop/advisers/stiffness-adviser.ts'
import { m } from '#words/messages.js'

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
