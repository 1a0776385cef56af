import { decimal } from '#kit/decimal.ts'
import { requestLocale } from '#platform/request.server.ts'
import { findBlade } from '#shop/advisers/blade-finder.ts'
import { hollowSteps } from '#shop/advisers/hollow-steps.ts'
import { choiceLabel } from '#shop/catalogue/attributes/labels.server.ts'
import { m } from '#words/messages.js'
import type { BladeAsk } from './blade-tool-form.ts'
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
export function answerBlade(ask: BladeAsk): { answer?: ToolAnswer; failed?: string } {
  const { discipline, level } = skillOf(ask.skill)
  const ice = ask.ice ?? 'normal'
  const found = findBlade({
    discipline,
    level,
    boot_size_mm: ask.size ?? null,
    outsole_mm: ask.outsole ?? null,
    weight_kg: ask.weight,
    ice,
  })
  if ('error' in found) return { failed: failures[found.error as keyof typeof failures]() }
  return {
    answer: {
      ...said(found),
      reasons: reasonsOf(ask, found),
      cautions: [m.tool_blades_caution(), m.bundle_hollow_keep()],
    },
  }
}

const inches = (value: number) => `${decimal(value)} in`

/** The blade to look for, in words, by kind of blade. */
function said(found: Found): Pick<ToolAnswer, 'said' | 'beside' | 'facts'> {
  const hollow = { name: m.service_hollow(), value: found.roh === 'flat' ? m.tool_blades_flat() : `${found.roh} in` }
  if (found.kind === 'figure_blade') {
    const { length_in, rocker_ft, pick, tail } = found
    const facts = [
      { name: m.tool_blades_rocker(), value: `${rocker_ft} ft` },
      { name: m.tool_blades_pick(), value: choiceLabel('pick', pick, requestLocale()) },
      { name: m.tool_blades_tail(), value: choiceLabel('tail', tail, requestLocale()) },
      hollow,
    ]
    return { said: inches(length_in), beside: m.tool_blades_figure(), facts }
  }
  if (found.kind === 'hockey_runner') {
    const facts = [{ name: m.tool_blades_profile(), value: `${found.profile_ft} ft` }, hollow]
    return { said: `${found.holder_mm} mm`, beside: m.tool_blades_runner(), facts }
  }
  if (found.kind === 'speed_blade') {
    const facts = [{ name: m.tool_blades_radius(), value: `${found.radius_m} m` }, hollow]
    return { said: inches(found.length_in), beside: m.tool_blades_speed(), facts }
  }
  return { said: `${found.roh} in`, beside: m.service_hollow(), facts: [] }
}

type Found = Exclude<ReturnType<typeof findBlade>, { error: string }>

function reasonsOf(ask: BladeAsk, found: Found) {
  const sole = ask.outsole ?? (ask.size ?? 0) + 12
  const first = {
    figure_blade: () => m.tool_blades_why_figure({ sole: decimal(sole) }),
    hockey_runner: () => m.tool_blades_why_hockey({ size: decimal(ask.size ?? sole - 12) }),
    speed_blade: () => m.tool_blades_why_speed({ size: decimal(ask.size ?? sole - 12) }),
    fixed: () => m.tool_blades_why_fixed(),
  }[found.kind]()
  return [first, ...(found.kind === 'figure_blade' ? [rocker(found)] : []), ...hollowReasons(ask)]
}

const rocker = ({ rocker_ft }: { rocker_ft: number }) =>
  rocker_ft === 8 ? m.tool_blades_why_8() : m.tool_blades_why_7()

/** The hollow of the level, and each step that weight or ice moved it. */
function hollowReasons({ skill, weight, ice = 'normal' }: BladeAsk) {
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
