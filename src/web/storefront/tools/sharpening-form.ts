import { z } from 'zod'
import { daysBetween } from '#kit/clock.ts'
import { decimal } from '#kit/decimal.ts'
import { roundHalfUp } from '#shop/advisers/rounding.ts'
import type { SharpeningQuestion } from '#shop/advisers/sharpening-planner.ts'
import { m } from '#words/messages.js'
import { adviserForm, typedNumber } from '#web/parts/advisers/adviser-form.ts'
import { skillOf, skillValues } from './skills.ts'

const rinks = ['clean', 'dirty', 'outdoor'] as const
const steels = ['basic', 'standard', 'premium'] as const
const incidents = ['nick', 'walked_off_ice', 'slipping', 'rust'] as const

/** A date decades away is a typing error, and no plan reaches that far. */
const day = (error: () => string) =>
  z.iso
    .date({ error })
    .refine((typed) => typed >= '2000-01-01' && typed <= '2099-12-31', { error })
    .optional()
const on = z.literal('on').optional().catch(undefined)
const mostHours = 2000

const fields = z.object({
  skill: z.enum(skillValues, { error: m.advice_stiffness_skill_missing }),
  weight: typedNumber(8, 250, m.advice_stiffness_weight_wrong),
  hours: typedNumber(0, 60, m.advice_stiffness_hours_wrong),
  last: day(m.tool_day_wrong),
  since: typedNumber(0, mostHours, m.tool_sharpening_since_wrong).optional(),
  /** The day on which `since` was typed; links carry it. */
  sinceOn: z.iso.date().optional().catch(undefined),
  event: day(m.tool_day_wrong),
  rink: z.enum(rinks, { error: m.advice_choose_listed }).optional(),
  steel: z.enum(steels, { error: m.advice_choose_listed }).optional(),
  nick: on,
  walked_off_ice: on,
  slipping: on,
  rust: on,
  fresh: on,
})
type SharpeningField = keyof z.infer<typeof fields>
export type SharpeningTyped = Partial<Record<SharpeningField, string>>
const form = adviserForm(fields)

/** The requested plan, computed from today's date. */
export function readSharpening(entries: Iterable<readonly [string, unknown]>, today: string) {
  const asked: SharpeningTyped = form.typedIn(entries)
  const isAsked = Object.keys(asked).length > 0
  const rules = fields.refine(({ last }) => last === undefined || last <= today, {
    error: m.tool_day_ahead,
    path: ['last'],
  })
  const { answers, problems } = form.read(asked, rules)
  const since = answers && hoursToday(answers, today)
  const typed: SharpeningTyped = since === undefined ? asked : { ...asked, since: decimal(since), sinceOn: today }
  const question = answers && questionOf({ ...answers, since }, today)
  return { typed, isAsked, problems: isAsked ? problems : {}, question }
}

/** Hours typed on an earlier day grow by the hours per week, because a reminder is opened weeks after its plan was made. */
function hoursToday({ since, sinceOn, hours }: z.infer<typeof fields>, today: string) {
  if (since === undefined || sinceOn === undefined || sinceOn >= today) return since
  const weeks = daysBetween(sinceOn, today) / 7
  return Math.min(mostHours, roundHalfUp(since + weeks * hours, 0.5))
}

function questionOf(answers: z.infer<typeof fields>, today: string): SharpeningQuestion {
  const { skill, weight, hours, last, since, event, rink, steel, fresh } = answers
  const { discipline, level } = skillOf(skill)
  return {
    today,
    hours_per_week: hours,
    discipline,
    level,
    weight_kg: weight,
    last_sharpened: last ?? null,
    hours_since: since ?? null,
    rink: rink ?? null,
    steel: steel ?? null,
    incidents: incidents.filter((one) => answers[one]),
    new_blade: fresh === 'on',
    next_event: event ?? null,
  }
}

/** The query of a question, without empty fields. */
export const sharpeningQuery = (typed: SharpeningTyped) =>
  new URLSearchParams(typed as Record<string, string>).toString()
