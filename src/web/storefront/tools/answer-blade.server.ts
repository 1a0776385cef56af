import { decimal } from '#kit/decimal.ts'
import { requestLocale } from '#platform/request.server.ts'
import { findBlade } from '#shop/advisers/blade-finder.ts'
import { hollowSteps } from '#shop/advisers/hollow-steps.ts'
import { choiceLabel } from '#shop/catalogue/attributes/labels.server.ts'
import { m } from '#words/messages.js'
import type { BladeToolQuestion } from './blade-tool-form.ts'
import { skillName, skillOf } from './skills.ts'
import type { ToolAnswer } from './tool-answer.ts'

const failures = {
  unknown_level: m.advice_stiffness_skill_missing,
  no_boot: m.tool_blades_no_boot,
  boot_too_small: m.tool_blades_too_small,
  boot_too_large: m.tool_blades_too_large,
  no_holder_size: m.tool_blades_no_holder,
}

/** The blade to begin with, in words (docs/reference/skating.md 8.2). */
export function answerBlade(input: BladeToolQuestion): { answer?: ToolAnswer; failed?: string } {
  const { discipline, level } = skillOf(input.skill)
  const advice = findBlade({
    discipline,
    level,
    boot_size_mm: input.size ?? null,
    outsole_mm: input.outsole ?? null,
    weight_kg: input.weight,
    ice: input.ice,
  })
  if ('error' in advice) return { failed: failures[advice.error as keyof typeof failures]() }
  return {
    answer: {
      ...headlineOf(advice),
      reasons: reasonsOf(input, advice),
      cautions: [m.tool_blades_caution(), m.bundle_hollow_keep()],
    },
  }
}

const inches = (value: number) => `${decimal(value)} in`

/** The blade to look for, in words, by kind of blade. */
function headlineOf(advice: BladeAdvice): Pick<ToolAnswer, 'said' | 'beside' | 'facts'> {
  const hollow = { name: m.service_hollow(), value: advice.roh === 'flat' ? m.tool_blades_flat() : `${advice.roh} in` }
  if (advice.kind === 'figure_blade') {
    const { length_in, rocker_ft, pick, tail } = advice
    const facts = [
      { name: m.tool_blades_rocker(), value: `${rocker_ft} ft` },
      { name: m.tool_blades_pick(), value: choiceLabel('pick', pick, requestLocale()) },
      { name: m.tool_blades_tail(), value: choiceLabel('tail', tail, requestLocale()) },
      hollow,
    ]
    return { said: inches(length_in), beside: m.tool_blades_figure(), facts }
  }
  if (advice.kind === 'hockey_runner') {
    const facts = [{ name: m.tool_blades_profile(), value: `${advice.profile_ft} ft` }, hollow]
    return { said: `${advice.holder_mm} mm`, beside: m.tool_blades_runner(), facts }
  }
  if (advice.kind === 'speed_blade') {
    const facts = [{ name: m.tool_blades_radius(), value: `${advice.radius_m} m` }, hollow]
    return { said: inches(advice.length_in), beside: m.tool_blades_speed(), facts }
  }
  return { said: `${advice.roh} in`, beside: m.service_hollow(), facts: [] }
}

type BladeAdvice = Exclude<ReturnType<typeof findBlade>, { error: string }>

function reasonsOf(input: BladeToolQuestion, advice: BladeAdvice) {
  const sole = input.outsole ?? (input.size ?? 0) + 12
  const first = {
    figure_blade: () => m.tool_blades_why_figure({ sole: decimal(sole) }),
    hockey_runner: () => m.tool_blades_why_hockey({ size: decimal(input.size ?? sole - 12) }),
    speed_blade: () => m.tool_blades_why_speed({ size: decimal(input.size ?? sole - 12) }),
    fixed: () => m.tool_blades_why_fixed(),
  }[advice.kind]()
  return [first, ...(advice.kind === 'figure_blade' ? [rocker(advice)] : []), ...hollowReasons(input)]
}

const rocker = ({ rocker_ft }: { rocker_ft: number }) =>
  rocker_ft === 8 ? m.tool_blades_why_8() : m.tool_blades_why_7()

/** The hollow of the level, and each step that weight or ice moved it. */
function hollowReasons({ skill, weight, ice }: BladeToolQuestion) {
  const { discipline, level } = skillOf(skill)
  if (!level || discipline === 'speed_short' || discipline === 'speed_long') return [m.tool_blades_why_flat()]
  const base = hollowSteps({ discipline, level, weight_kg: null, ice: 'normal' })
  const steps = hollowSteps({ discipline, level, weight_kg: weight, ice })
  return [
    m.bundle_hollow_why({ hollow: base.hollow, level: skillName({ discipline, level }) }),
    ...(steps.weight > 0 ? [m.bundle_hollow_heavy()] : steps.weight < 0 ? [m.bundle_hollow_light()] : []),
    ...(steps.ice > 0 ? [m.bundle_hollow_soft()] : steps.ice < 0 ? [m.bundle_hollow_hard()] : []),
  ]
}
