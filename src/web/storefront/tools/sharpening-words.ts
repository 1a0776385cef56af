import { formatDate } from '#kit/clock.ts'
import { decimal } from '#kit/decimal.ts'
import type { Locale } from '#kit/localized.ts'
import { planSharpening, type SharpeningQuestion } from '#shop/advisers/sharpening-planner.ts'
import type { TagTone } from '#ui/tag.tsx'
import { m } from '#words/messages.js'
import type { ToolAnswer } from './tool-answer.ts'

type SharpeningPlan = Exclude<ReturnType<typeof planSharpening>, { error: string }>

export const sharpeningStatusWords: Record<SharpeningPlan['status'], () => string> = {
  sharpen_before_use: m.tool_sharpening_before_use,
  now: m.tool_sharpening_now,
  inspect_now: m.tool_sharpening_inspect,
  soon: m.tool_sharpening_soon,
  ok: m.tool_sharpening_ok,
}

const tones: Record<SharpeningPlan['status'], TagTone> = {
  sharpen_before_use: 'amber',
  now: 'amber',
  inspect_now: 'amber',
  soon: 'accent',
  ok: 'green',
}

/** Everything the planner may flag, as a sentence (docs/reference/skating.md 8.3). */
export const sharpeningFlagWords: Record<string, () => string> = {
  hours_estimated: m.tool_sharpening_estimated,
  no_history: m.tool_sharpening_no_history,
  too_close_to_event: m.tool_sharpening_too_close,
}

const incidentWords = {
  nick: m.tool_sharpening_nick_why,
  walked_off_ice: m.tool_sharpening_walked_why,
  slipping: m.tool_sharpening_slipping_why,
  rust: m.tool_sharpening_rust_why,
}

/** `2026-11-21` as people write it here. */
const sharpeningDayText = (day: string, locale: Locale) => formatDate(new Date(`${day}T12:00:00+07:00`), locale)

export function sharpeningAnswer(question: SharpeningQuestion, plan: SharpeningPlan, locale: Locale): ToolAnswer {
  const { status, due_date, inspect_by, event_sharpen, interval_h, hours_since, remaining_h, per_year } = plan
  const hours = (value: number) => m.tool_hours({ hours: decimal(value) })
  return {
    said: due_date ? sharpeningDayText(due_date, locale) : m.tool_sharpening_no_date(),
    tag: { tone: tones[status], text: sharpeningStatusWords[status]() },
    facts: [
      { name: m.tool_sharpening_interval(), value: hours(interval_h) },
      ...(hours_since === null ? [] : [{ name: m.tool_sharpening_since(), value: hours(hours_since) }]),
      ...(remaining_h === null ? [] : [{ name: m.tool_sharpening_left(), value: hours(Math.max(0, remaining_h)) }]),
      ...(inspect_by ? [{ name: m.tool_sharpening_inspect_by(), value: sharpeningDayText(inspect_by, locale) }] : []),
      ...(event_sharpen
        ? [{ name: m.tool_sharpening_event_day(), value: sharpeningDayText(event_sharpen, locale) }]
        : []),
      { name: m.tool_sharpening_per_year(), value: String(per_year) },
    ],
    reasons: reasonsOf(question, plan),
    cautions: [m.tool_sharpening_caution(), bladeCautions[question.discipline]?.() ?? []].flat(),
  }
}

/** Who may sharpen these blades, and when they are worn out; leisure blades ask for nothing special. */
const bladeCautions: Record<string, (() => string) | undefined> = {
  figure: m.tool_sharpening_caution_figure,
  dance: m.tool_sharpening_caution_figure,
  hockey: m.tool_sharpening_caution_steel,
  speed_short: m.tool_sharpening_caution_speed,
  speed_long: m.tool_sharpening_caution_speed,
}

function reasonsOf({ weight_kg, rink, steel, incidents, new_blade }: SharpeningQuestion, plan: SharpeningPlan) {
  // A blade without an edge is sharpened before any competition, however near.
  const flags = plan.flags.filter((flag) => flag !== 'too_close_to_event' || plan.status !== 'sharpen_before_use')
  return [
    m.tool_sharpening_why({ hours: decimal(plan.interval_h) }),
    ...(weight_kg < 35 ? [m.tool_sharpening_light()] : weight_kg >= 80 ? [m.tool_sharpening_heavy()] : []),
    ...(rink === 'dirty'
      ? [m.tool_sharpening_dirty_why()]
      : rink === 'outdoor'
        ? [m.tool_sharpening_outdoor_why()]
        : []),
    ...(steel === 'basic' ? [m.tool_sharpening_soft_why()] : steel === 'premium' ? [m.tool_sharpening_hard_why()] : []),
    ...(new_blade ? [m.tool_sharpening_new_why()] : []),
    ...(incidents ?? []).map((one) => incidentWords[one]()),
    ...(plan.event_sharpen ? [m.tool_sharpening_event_why()] : []),
    ...flags.map((flag) => sharpeningFlagWords[flag]!()),
  ]
}
