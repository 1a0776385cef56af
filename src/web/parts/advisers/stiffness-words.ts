import type { adviseStiffness } from '#shop/advisers/stiffness-adviser.ts'
import { m } from '#words/messages.js'

export type StiffnessAdvice = Exclude<ReturnType<typeof adviseStiffness>, { error: string }>

/** Everything the adviser may flag, as a sentence (docs/reference/skating.md 8.4). */
export const stiffnessFlagWords: Record<string, () => string> = {
  cap_weight: m.stiff_cap_weight,
  cap_age: m.stiff_cap_age,
  floor_adult: m.stiff_floor_adult,
  reduce_for_bend: m.stiff_reduce_for_bend,
  ask_coach: m.stiff_ask_coach,
}

export const stiffnessErrorWords: Record<string, () => string> = { unknown_level: m.stiff_skill_missing }

export const verdictWords: Record<NonNullable<StiffnessAdvice['verdict']>, () => string> = {
  over_boot: m.stiff_over_boot,
  slightly_stiff: m.stiff_slightly_stiff,
  match: m.stiff_match,
  slightly_soft: m.stiff_slightly_soft,
  under_boot: m.stiff_under_boot,
}
